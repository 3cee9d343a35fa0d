import {
  PROTOCOL,
  readShellMessage,
  writeMessage,
  type GameMessage,
  type InitMessage,
  type PauseReason,
  type Place,
  type StopReason,
} from "../frame/index.ts";

/** What a game does when the shell speaks. */
export interface ShellListeners {
  /** First of all, once: the token goes to the game's server. */
  readonly onInit: (init: Omit<InitMessage, "type">) => void;
  /** All that can be staked, in øre. Older balances do not arrive. */
  readonly onBalance?: (ore: number) => void;
  /** No further round until `onResume`. */
  readonly onPause?: (reason: PauseReason) => void;
  readonly onResume?: () => void;
  /** Play is over. With `finishRound` the round that is being shown may be shown to its end, then `closed` is said. */
  readonly onStop?: (reason: StopReason, finishRound: boolean) => void;
  readonly onSettings?: (settings: { readonly reducedMotion: boolean }) => void;
}

interface ShellOptions extends ShellListeners {
  /** Origins of the brands that may show the game, such as `https://www.fjord.example`. */
  readonly shells: readonly string[];
  /** The game's window. */
  readonly page?: Window;
}

/** What a game tells the shell. None of it moves money. */
export interface Shell {
  /** 0 to 100. */
  readonly loading: (percent: number) => void;
  readonly roundStarted: (roundId: string) => void;
  /** The result stands on the screen. */
  readonly roundEnded: (roundId: string) => void;
  readonly askBalance: () => void;
  readonly open: (place: Place) => void;
  readonly sound: (isOn: boolean) => void;
  /** The whole page fills the screen, so that the player sees clock and balance. */
  readonly askFullScreen: () => void;
  readonly error: (code: string, fatal: boolean) => void;
  readonly closed: () => void;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

/**
 * Connects a game in a frame with the shell around it.
 *
 * @throws {Error} when the page is in no frame, or in that of somebody who is not among `shells`
 */
export function connectToShell({ shells, page = window, ...on }: ShellOptions): Shell {
  const { parent, document } = page;
  // The frame is loaded with `referrerpolicy="origin"`.
  const shell = originOf(document.referrer);
  if (parent === page || shell === undefined || !shells.includes(shell)) {
    throw new Error(`The game is not in a page of ${shells.join(" or ")}.`);
  }
  let port: MessagePort | undefined;
  let seq = -1;
  const say = (message: GameMessage) => port?.postMessage(writeMessage(message));

  function onPortMessage({ data }: MessageEvent<unknown>): void {
    const read = readShellMessage(data);
    // A later shell may say more.
    if (read.kind !== "message") return;
    const { message } = read;
    if (message.type === "ping") say({ type: "pong", n: message.n });
    else if (message.type === "balance" && message.seq >= seq) {
      seq = message.seq;
      on.onBalance?.(message.ore);
    } else if (message.type === "pause") on.onPause?.(message.reason);
    else if (message.type === "resume") on.onResume?.();
    else if (message.type === "stop") on.onStop?.(message.reason, message.finishRound);
    else if (message.type === "settings") on.onSettings?.({ reducedMotion: message.reducedMotion });
  }

  page.addEventListener("message", ({ data, source, origin, ports }: MessageEvent<unknown>) => {
    const [given] = ports;
    if (port || !given || source !== parent || origin !== shell) return;
    const read = readShellMessage(data);
    if (read.kind !== "message" || read.message.type !== "init") return;
    port = given;
    port.addEventListener("message", onPortMessage);
    port.start();
    const { type: _, ...init } = read.message;
    on.onInit(init);
  });
  parent.postMessage(writeMessage({ type: "ready", protocol: PROTOCOL, capabilities: [] }), shell);

  return {
    loading: (percent) => say({ type: "loading", percent }),
    roundStarted: (roundId) => say({ type: "round-started", roundId }),
    roundEnded: (roundId) => say({ type: "round-ended", roundId }),
    askBalance: () => say({ type: "balance-asked" }),
    open: (place) => say({ type: "open", place }),
    sound: (isOn) => say({ type: "sound", isOn }),
    askFullScreen: () => say({ type: "fullscreen-asked" }),
    error: (code, fatal) => say({ type: "error", code, fatal }),
    closed: () => say({ type: "closed" }),
  };
}
