/** The line to one table: a socket that comes back, and everything the server said so far. */
import { socketUrl } from "./api";
import { Pulse } from "./pulse";
import { seen, type Asked, type Sight } from "./sight";
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
  Requested,
  RequestClosed,
  Update,
} from "./wire";

/**
 * How the line stands: the first call, open, silent (it may be dead), lost (it tries again), or
 * ended for good.
 */
export type LineState = "connecting" | "open" | "silent" | "lost" | "ended";

/** An answer that was given, until its question is closed. */
export interface Given {
  asked: Asked;
  answer: Answer;
  /** Whether it went off; else it waits for the line, and another one may take its place. */
  sent: boolean;
  /** Another answer to the same question that went off before it, and may have arrived. */
  before: Answer | null;
  /** Whether the line was in doubt meanwhile: then it is told what counted. */
  doubtful: boolean;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const TALK_AT_MOST = 300;
const LOG_AT_MOST = 8_000;
/** After these calling again would change nothing. */
const FINAL: readonly Gone["key"][] = [
  "no_guest",
  "no_table",
  "no_spectators",
  "damaged",
  "closed",
];

/** What the page wants to hear of besides the state. */
export interface Listeners {
  update?: (update: Update) => void;
  sync?: (sync: Sync, first: boolean) => void;
  refused?: (refused: Refused) => void;
  /** A request is over; the second is whether it concerned this person. */
  closed?: (closed: RequestClosed, request: Requested | null) => void;
  hintAsked?: (by: number) => void;
  talked?: (talked: Talked) => void;
  /** Something could not be sent because the line is down. */
  unsent?: () => void;
  /** What became of an answer that was given while the line was in doubt. */
  settled?: (given: Given, counted: Answer | null) => void;
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
  requested: (m) => Number.isInteger(m.request) && Array.isArray(m.waiting_for),
  request_closed: (m) => Number.isInteger(m.request),
  hint_asked: (m) => typeof m.by === "number",
  hinted: (m) => Number.isInteger(m.question) && isObject(m.why),
  studying: (m) => typeof m.share === "number",
  refused: (m) => typeof m.key === "string" && typeof m.reason === "string",
  gone: (m) => typeof m.key === "string",
  pong: () => true,
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
  /** Whether every step is explained already. */
  readonly teaches: boolean = false;
  state = $state<LineState>("connecting");
  gone = $state<Gone["key"] | null>(null);
  table = $state.raw<TableInfo | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<readonly Told[]>([]);
  /** The events of the last update, and whether the position was jumped to. */
  events = $state.raw<readonly Told[]>([]);
  jump = $state(true);
  talk = $state.raw<readonly Talked[]>([]);
  request = $state.raw<Requested | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** How much of what a computer works out before it plays is done; null when it is not at it. */
  studied = $state<number | null>(null);
  given = $state.raw<Given | null>(null);
  /** Numbers of the log entries that were taken back. */
  void = $state.raw<ReadonlySet<number>>(new Set());

  private socket: WebSocket | null = null;
  private entry = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private synced = false;
  /** Whether this very connection was brought up to date; before that, updates mean nothing. */
  private live = false;
  private closed = false;
  private readonly pulse = new Pulse(
    () => void this.post({ type: "ping" }),
    () => this.doubt(),
    () => this.hangUp(),
  );

  constructor(
    readonly id: string,
    public listeners: Listeners = {},
  ) {}

  connect(): void {
    clearTimeout(this.timer);
    this.closed = false;
    this.gone = null;
    if (this.state === "ended") this.state = "connecting";
    this.drop();
    const socket = new WebSocket(socketUrl(this.id));
    this.socket = socket;
    this.live = false;
    this.pulse.dial();
    socket.addEventListener("open", () => {
      const question = this.given?.asked.id ?? null;
      if (socket === this.socket) this.post({ type: "resume", after: this.entry, question });
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
    if (document.hidden) return;
    if (this.state === "lost") this.connect();
    else if (this.live) this.pulse.probe();
  };

  /** The browser says that there is no network; a server on this very machine may answer though. */
  offline = (): void => {
    if (!this.live) return;
    this.post({ type: "ping" });
    this.pulse.doubt();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.pulse.stop();
    this.drop();
  }

  /** Leave the socket alone, whatever becomes of it. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private hangUp(): void {
    this.drop();
    this.lost();
  }

  private doubt(): void {
    if (this.state === "open") this.state = "silent";
    if (this.given) this.given = { ...this.given, doubtful: true };
  }

  private lost(): void {
    this.pulse.stop();
    this.socket = null;
    this.live = false;
    this.doubt();
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

  protected post(message: FromBrowser): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send something over a line that stands; false, and told, when it does not. */
  send(message: FromBrowser): boolean {
    const sent = this.state === "open" && this.post(message);
    if (!sent) this.listeners.unsent?.();
    return sent;
  }

  /**
   * Give an answer. It goes off, or waits for the line if that is down; then a second one takes its
   * place. False when there is nothing to answer, or when one is on its way.
   */
  answer(answer: Answer): boolean {
    const asked = this.sight?.asked[0];
    const { given } = this;
    const open = this.state === "open";
    if (!asked || (open && given?.sent)) return false;
    const before = given?.sent ? given.answer : (given?.before ?? null);
    this.given = { asked, answer, sent: false, before, doubtful: !open };
    this.flush();
    return true;
  }

  /** Take back an answer that has not gone off; one that went off before it counts again. */
  withhold(): void {
    const { given } = this;
    if (!given || given.sent) return;
    const { before } = given;
    this.given = before === null ? null : { ...given, answer: before, before: null, sent: true };
  }

  private flush(): void {
    const { given } = this;
    if (!given || given.sent || this.state !== "open") return;
    const { asked, answer } = given;
    const sent = this.post({ type: "answer", question: asked.id, answer });
    this.given = { ...given, sent };
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
  }

  /** Let go of an answer whose question is closed. */
  private settle(counted: Answer | null): void {
    const { given } = this;
    if (!given || this.sight?.asked.some((asked) => asked.id === given.asked.id)) return;
    this.given = null;
    if (given.doubtful) this.listeners.settled?.(given, counted);
  }

  /** Let go of an answer that was refused; another one that was chosen meanwhile still goes off. */
  private refuse(): void {
    const { given } = this;
    this.given = given && !given.sent ? { ...given, before: null } : null;
  }

  private hear(message: FromServer): void {
    this.take(message);
    if (!this.socket) return;
    this.pulse.heard();
    if (this.state === "silent") this.state = "open";
    this.flush();
  }

  protected take(message: FromServer): void {
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
        this.void = new Set(message.void);
        this.see(message.sight);
        this.state = "open";
        this.live = true;
        this.tries = 0;
        this.listeners.sync?.(message, !this.synced);
        this.synced = true;
        this.settle(message.counted);
        // What still stands open goes off once more: an id is never used twice, nothing counts twice.
        if (this.given) this.given = { ...this.given, sent: false };
        break;
      }
      case "update":
        if (!this.live) break;
        this.log = this.grow(this.log, message.events);
        this.entry = message.entry;
        this.events = message.events;
        this.jump = message.jump !== null;
        if (message.jump === "undo") this.void = new Set([...this.void, ...message.entries]);
        if (message.jump === "redo") {
          this.void = new Set([...this.void].filter((one) => !message.entries.includes(one)));
        }
        this.see(message.sight);
        this.listeners.update?.(message);
        this.settle((this.given?.sent ? this.given.answer : this.given?.before) ?? null);
        break;
      case "table":
        this.table = message.table;
        break;
      case "talked":
        this.talk = [...this.talk, message].slice(-TALK_AT_MOST);
        this.listeners.talked?.(message);
        break;
      case "requested":
        this.request = message;
        break;
      case "request_closed":
        {
          const request = this.request?.request === message.request ? this.request : null;
          if (request) this.request = null;
          this.listeners.closed?.(message, request);
        }
        break;
      case "hinted":
        this.hinting = false;
        if (message.question === this.sight?.asked[0]?.id) this.hint = message;
        break;
      case "hint_asked":
        this.listeners.hintAsked?.(message.by);
        break;
      case "studying":
        this.studied = message.share < 1 ? message.share : null;
        break;
      case "refused":
        if (message.about === "answer" || message.about === "message") this.refuse();
        if (message.about !== "answer") this.hinting = false;
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
