import {
  readGameMessage,
  writeMessage,
  type GameMessage,
  type InitMessage,
  type ShellMessage,
  type StopReason,
} from "./messages.ts";
import { MessageRate } from "./MessageRate.ts";

/** Why a frame is no longer spoken with. */
export type FrameEnd =
  /** It said nothing, or did not answer any more. */
  | "silent"
  /** It sent too many messages or a too long one. */
  | "misbehaved"
  /** There was nothing to begin with: the gateway gave no token. */
  | "no-init"
  /** The game says that it cannot go on. */
  | "failed"
  /** The game has ended. */
  | "closed";

interface FrameOptions {
  /** The window of the shell. */
  readonly page: Pick<Window, "addEventListener" | "removeEventListener">;
  /** The frame's window at this moment. */
  readonly frame: () => Pick<Window, "postMessage"> | null;
  /** The only origin whose messages count. */
  readonly origin: string;
  /** What the game begins with; rejects where there is none. Asked once. */
  readonly init: () => Promise<Omit<InitMessage, "type">>;
  /** The game has its port: from now on it can be told things. */
  readonly onConnected: () => void;
  /** A valid message, in order. */
  readonly onMessage: (message: GameMessage) => void;
  /** Called once; nothing is said after it. */
  readonly onEnd: (why: FrameEnd) => void;
  /** Milliseconds since some moment. */
  readonly now?: () => number;
}

/** The line to a studio's game. */
export interface FrameLink {
  /** Says something to the game, if its port is open. */
  readonly send: (message: Exclude<ShellMessage, { readonly type: "init" | "stop" | "ping" }>) => void;
  /** Play is over: from now on only what ends a round or the game is heard. */
  readonly stop: (reason: StopReason, finishRound: boolean) => void;
  /** Ends the line without a word. */
  readonly close: () => void;
  /** Messages that were of no known type, or malformed, or out of place. */
  readonly ignored: () => number;
}

/** A game has so long to say that it is ready. */
export const READY_MS = 20_000;
export const PING_EVERY_MS = 5_000;
/** A game that has not answered for so long is gone. */
export const SILENT_MS = 10_000;

/** What is still heard once play is over. */
const LAST_WORDS: ReadonlySet<GameMessage["type"]> = new Set(["pong", "round-ended", "closed", "error"]);

/**
 * Speaks with a game in a frame of another origin. The game's window says `ready`; the exact window and origin are looked at,
 * and it gets a port once, with `init`. Afterwards the port alone counts, and no message of any window is read.
 */
export function connectFrame(options: FrameOptions): FrameLink {
  const { page, frame, origin, init, onConnected, onMessage, onEnd, now = () => performance.now() } = options;
  const rate = new MessageRate(now);
  let port: MessagePort | undefined;
  let hasBegun = false;
  let isStopped = false;
  let isOver = false;
  let ignored = 0;
  let pings = 0;
  let heardAt = now();

  const close = () => {
    isOver = true;
    clearInterval(timer);
    page.removeEventListener("message", onWindowMessage);
    port?.close();
  };
  const end = (why: FrameEnd) => {
    if (isOver) return;
    close();
    onEnd(why);
  };
  const write = (message: ShellMessage) => {
    if (!isOver) port?.postMessage(writeMessage(message));
  };

  function onPortMessage({ data }: MessageEvent<unknown>): void {
    if (isOver) return;
    const read = rate.isTooMuch() ? "too-much" : readGameMessage(data);
    if (read === "too-much" || read.kind === "too-long") return end("misbehaved");
    const isHeard = read.kind === "message" && (!isStopped || LAST_WORDS.has(read.message.type));
    if (!isHeard || read.message.type === "ready") {
      ignored += 1;
      return;
    }
    const { message } = read;
    heardAt = now();
    if (message.type === "pong") return;
    onMessage(message);
    if (message.type === "closed") end("closed");
    if (message.type === "error" && message.fatal) end("failed");
  }

  async function begin(): Promise<void> {
    try {
      const words = await init();
      const window = frame();
      if (isOver || !window) return;
      const channel = new MessageChannel();
      port = channel.port1;
      port.addEventListener("message", onPortMessage);
      port.start();
      heardAt = now();
      // To this origin alone: another document in the frame gets neither token nor port.
      window.postMessage(writeMessage({ type: "init", ...words }), origin, [channel.port2]);
    } catch {
      return end("no-init");
    }
    onConnected();
  }

  function onWindowMessage({ data, source, origin: from }: MessageEvent<unknown>): void {
    if (source === null || source !== frame() || from !== origin) return;
    if (rate.isTooMuch()) return end("misbehaved");
    const read = readGameMessage(data);
    if (read.kind === "too-long") return end("misbehaved");
    if (hasBegun || read.kind !== "message" || read.message.type !== "ready") {
      ignored += 1;
      return;
    }
    hasBegun = true;
    void begin();
  }

  const timer = setInterval(() => {
    const limit = port ? SILENT_MS : READY_MS;
    if (now() - heardAt >= limit) return end("silent");
    pings += 1;
    write({ type: "ping", n: pings });
  }, PING_EVERY_MS);
  page.addEventListener("message", onWindowMessage);

  return {
    send: write,
    stop: (reason, finishRound) => {
      if (isStopped) return;
      isStopped = true;
      write({ type: "stop", reason, finishRound });
    },
    close,
    ignored: () => ignored,
  };
}
