/** The HTTP side of the server. */
import type {
  Analysis,
  ChangeTable,
  ClaimCode,
  Curve,
  DeckInfo,
  DeviceCode,
  FillSeat,
  FirstGameInfo,
  GameInfo,
  Guest,
  Join,
  KeepDeck,
  Ledger,
  MyGames,
  MyTurns,
  NewTable,
  OwnOptions,
  PlayFirst,
  PlayOn,
  Problem,
  Replay,
  TableInfo,
} from "./wire";

/** A request that was refused, or that never arrived (`status` 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason);
  }
}

function problemOf(body: unknown, status: number): Problem {
  const key = status === 404 ? "not-found" : "server";
  const problem: Problem = { field: "", key, reason: `HTTP ${status}`, args: {} };
  if (typeof body !== "object" || body === null) return problem;
  const said = body as Partial<Record<keyof Problem, unknown>>;
  if (typeof said.key === "string") problem.key = said.key;
  if (typeof said.field === "string") problem.field = said.field;
  if (typeof said.reason === "string") problem.reason = said.reason;
  if (typeof said.args === "object" && said.args) problem.args = said.args as Problem["args"];
  return problem;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin", headers: {} };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    const reason = "the server does not answer";
    throw new Refusal(0, { field: "", key: "unreachable", reason, args: {} });
  }
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, problemOf(said, response.status));
  return said as T;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const me = () => call<Guest>("GET", "/me");
export const mine = () => call<readonly TableInfo[]>("GET", "/me/tables");
export const turns = () => call<MyTurns>("GET", "/me/turns");
export const pastGames = (game: string, first: number) =>
  call<MyGames>("GET", `/me/games?${new URLSearchParams({ game, first: String(first) })}`);
export const deviceCode = () => call<DeviceCode>("POST", "/me/code");
export const claim = (wish: ClaimCode) => call<Guest>("POST", "/me/claim", wish);
export const rename = (name: string) => call<Guest>("PUT", "/me", { name });
export const games = () => call<readonly GameInfo[]>("GET", "/games");
export const rules = (game: string) =>
  call<Ledger>("GET", `/games/${encodeURIComponent(game)}/rules`);
const first = (game: string) => `/games/${encodeURIComponent(game)}/first`;
export const firstGame = (game: string) => call<FirstGameInfo>("GET", first(game));
export const playFirst = (game: string, wish: PlayFirst) =>
  call<TableInfo>("POST", first(game), wish);
export const tables = () => call<readonly TableInfo[]>("GET", "/tables");
export const open = (wish: NewTable) => call<TableInfo>("POST", "/tables", wish);
export const look = (id: string) => call<TableInfo>("GET", table(id));
export const join = (id: string, wish: Join) => call<TableInfo>("POST", `${table(id)}/join`, wish);
export const leave = (id: string) => call<TableInfo>("POST", `${table(id)}/leave`);
export const fill = (id: string, seat: number, wish: FillSeat) =>
  call<TableInfo>("PUT", `${table(id)}/seats/${seat}`, wish);
export const change = (id: string, wish: ChangeTable) => call<TableInfo>("PUT", table(id), wish);
export const agree = (id: string) => call<TableInfo>("POST", `${table(id)}/agree`);
/** Choose what is about one's own seat, a deck say. */
export const chooseOwn = (id: string, wish: OwnOptions) =>
  call<TableInfo>("PUT", `${table(id)}/own`, wish);
const decksOf = (game: string) => `/decks/${encodeURIComponent(game)}`;
export const decks = (game: string) => call<readonly DeckInfo[]>("GET", decksOf(game));
export const keepDeck = (game: string, wish: KeepDeck) =>
  call<DeckInfo>("PUT", decksOf(game), wish);
/** Read a list in any language, and hear everything that is wrong with it. */
export const readDeck = (game: string, text: string) =>
  call<DeckInfo>("POST", `${decksOf(game)}/read`, { text });
export const dropDeck = (id: number) => call<null>("DELETE", `/decks/${id}`);
export const close = (id: string) => call<null>("DELETE", table(id));
export const start = (id: string) => call<TableInfo>("POST", `${table(id)}/start`);
/** What is asked for in an address; `share` opens the finished game of a locked table. */
export function query(seat: number | null, share: string, first = 0, count = 0): string {
  const wanted = new URLSearchParams();
  if (seat !== null) wanted.set("seat", String(seat));
  if (share) wanted.set("share", share);
  if (count) wanted.set("first", String(first));
  if (count) wanted.set("count", String(count));
  return wanted.size === 0 ? "" : `?${wanted}`;
}
export const replay = (
  id: string,
  seat: number | null,
  share: string,
  first: number,
  count: number,
) => call<Replay>("GET", `${table(id)}/replay${query(seat, share, first, count)}`);
export const playOn = (id: string, wish: PlayOn, share = "") =>
  call<TableInfo>("POST", `${table(id)}/branch${query(null, share)}`, wish);
export const analysis = (id: string, seat: number, share = "") =>
  call<Analysis>("POST", `${table(id)}/analysis${query(seat, share)}`);
export const curve = (id: string) => call<Curve>("GET", `${table(id)}/curve`);
export const recordPath = (id: string) => `/api${table(id)}/record`;
export const socketUrl = (id: string) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api${table(id)}/socket`;
};
