/** The line to one table: a socket that comes back, and everything the server said so far. */
import { socketUrl } from "./api";
import { seen, type Sight } from "./sight";
import type {
  Answer,
  FromBrowser,
  FromServer,
  Gone,
  Hint,
  Refused,
  Sync,
  TableInfo,
  Talked,
  Told,
  UndoAsked,
  UndoClosed,
  Update,
} from "./wire";

/** How the line stands: the first call, open, lost (it tries again), or ended for good. */
export type LineState = "connecting" | "open" | "lost" | "ended";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const TALK_AT_MOST = 300;
const LOG_AT_MOST = 2_000;
/** After these calling again would change nothing. */
const FINAL: readonly Gone["key"][] = ["no_guest", "no_table", "no_spectators", "damaged"];

/** What the page wants to hear of besides the state. */
export interface Listeners {
  update?: (update: Update) => void;
  sync?: (sync: Sync, first: boolean) => void;
  refused?: (refused: Refused) => void;
  undoClosed?: (closed: UndoClosed) => void;
  talked?: (talked: Talked) => void;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSight = (value: unknown): boolean => isObject(value) && Array.isArray(value.asked);

const SHAPES: Record<FromServer["type"], (m: Record<string, unknown>) => boolean> = {
  sync: (m) =>
    isObject(m.table) &&
    (m.sight === null || isSight(m.sight)) &&
    Array.isArray(m.events) &&
    Number.isInteger(m.entry),
  update: (m) => isSight(m.sight) && Array.isArray(m.events) && Number.isInteger(m.entry),
  table: (m) => isObject(m.table),
  talked: (m) => typeof m.text === "string" && typeof m.name === "string",
  undo_asked: (m) => Number.isInteger(m.request) && Array.isArray(m.waiting_for),
  undo_closed: (m) => Number.isInteger(m.request),
  hinted: (m) => Number.isInteger(m.question) && Array.isArray(m.words),
  studying: (m) => typeof m.share === "number",
  refused: (m) => typeof m.key === "string" && typeof m.reason === "string",
  gone: (m) => typeof m.key === "string",
};

/** Read a message; anything this client does not know gives null and changes nothing. */
export function read(data: unknown): FromServer | null {
  if (typeof data !== "string") return null;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return null;
  }
  if (!isObject(message) || typeof message.type !== "string") return null;
  if (!Object.hasOwn(SHAPES, message.type)) return null;
  return SHAPES[message.type as FromServer["type"]](message)
    ? (message as unknown as FromServer)
    : null;
}

/** Milliseconds before the next try: doubling, never in step with everybody else. */
export function wait(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random / 2);
}

export class TableLink {
  state = $state<LineState>("connecting");
  gone = $state<Gone["key"] | null>(null);
  table = $state.raw<TableInfo | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<readonly Told[]>([]);
  /** The events of the last update, and whether the position was jumped to. */
  events = $state.raw<readonly Told[]>([]);
  jump = $state(true);
  talk = $state.raw<readonly Talked[]>([]);
  request = $state.raw<UndoAsked | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** How much of what a computer works out before it plays is done; null when it is not at it. */
  studied = $state<number | null>(null);
  /** The question whose answer is on its way. */
  sent = $state<number | null>(null);

  private socket: WebSocket | null = null;
  private entry = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private synced = false;
  /** Whether this very connection was brought up to date; before that, updates mean nothing. */
  private live = false;
  private closed = false;

  constructor(
    readonly id: string,
    public listeners: Listeners = {},
  ) {}

  connect(): void {
    clearTimeout(this.timer);
    this.closed = false;
    this.gone = null;
    if (this.state === "ended") this.state = "connecting";
    const socket = new WebSocket(socketUrl(this.id));
    this.socket = socket;
    this.live = false;
    socket.addEventListener("open", () => {
      if (socket === this.socket) this.post({ type: "resume", after: this.entry });
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.socket) return;
      const message = read(event.data);
      if (message) this.hear(message);
    });
    socket.addEventListener("close", () => {
      if (socket === this.socket) this.lost();
    });
  }

  /** Try again now: somebody looks at the page, or the network is back. */
  nudge = (): void => {
    if (this.state === "lost" && !document.hidden) this.connect();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  private lost(): void {
    this.socket = null;
    this.sent = null;
    this.hinting = false;
    this.studied = null;
    if (this.closed) return;
    if (this.gone !== null && FINAL.includes(this.gone)) {
      this.state = "ended";
      return;
    }
    this.state = "lost";
    this.timer = setTimeout(() => this.connect(), wait(this.tries++));
  }

  private post(message: FromBrowser): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send something once the line stands; false when it does not. */
  send(message: FromBrowser): boolean {
    return this.state === "open" && this.post(message);
  }

  answer(answer: Answer): boolean {
    const asked = this.sight?.asked[0];
    if (!asked || this.sent === asked.id) return false;
    if (!this.send({ type: "answer", question: asked.id, answer })) return false;
    this.sent = asked.id;
    return true;
  }

  /** Show the same position once more: whoever waits for an answer's effect may choose again. */
  again(): void {
    if (this.sight) this.sight = { ...this.sight };
  }

  askHint(): void {
    const asked = this.sight?.asked[0];
    if (!asked || this.hinting) return;
    this.hinting = this.send({ type: "hint", question: asked.id });
  }

  private see(sight: Update["sight"] | null): void {
    const before = this.sight?.asked[0]?.id;
    this.sight = sight && seen(sight);
    if (sight?.asked[0]?.id !== before) {
      this.hint = null;
      this.hinting = false;
    }
    this.sent = null;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "sync": {
        // A server that knows less than we do has lost something: believe it, from the start.
        const stale = message.entry < this.entry;
        this.table = message.table;
        this.log = this.grow(stale || this.entry === 0 ? [] : this.log, message.events);
        this.talk = message.talk.slice(-TALK_AT_MOST);
        this.entry = message.entry;
        this.events = [];
        this.jump = true;
        this.request = null;
        this.see(message.sight);
        this.state = "open";
        this.live = true;
        this.tries = 0;
        this.listeners.sync?.(message, !this.synced);
        this.synced = true;
        break;
      }
      case "update":
        if (!this.live) break;
        this.log = this.grow(this.log, message.events);
        this.entry = message.entry;
        this.events = message.events;
        this.jump = message.jump !== null;
        this.see(message.sight);
        this.listeners.update?.(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "talked":
        this.talk = [...this.talk, message].slice(-TALK_AT_MOST);
        this.listeners.talked?.(message);
        break;
      case "undo_asked":
        this.request = message;
        break;
      case "undo_closed":
        if (this.request?.request === message.request) this.request = null;
        this.listeners.undoClosed?.(message);
        break;
      case "hinted":
        this.hinting = false;
        if (message.question === this.sight?.asked[0]?.id) this.hint = message;
        break;
      case "studying":
        this.studied = message.share < 1 ? message.share : null;
        break;
      case "refused":
        if (this.sent !== null) this.again();
        this.sent = null;
        this.hinting = false;
        this.listeners.refused?.(message);
        break;
      case "gone":
        this.gone = message.key;
        break;
    }
  }

  private grow(log: readonly Told[], events: readonly Told[]): readonly Told[] {
    return events.length === 0 ? log : [...log, ...events].slice(-LOG_AT_MOST);
  }
}
