/** Why a player is not let into the chat. */
export type RefusalReason = "signed-out" | "restricted" | "banned";

/** A refusal that another try would not change. */
export interface LoginRefusal {
  readonly reason: RefusalReason;
  readonly until: string | null;
  /** The rule that a banned player broke. */
  readonly rule?: string;
}

/** Where a connection stands. `tries` counts the attempts since it last worked. */
export type ConnectionState = (
  | { readonly at: "idle" }
  /** Fresh credentials are asked for. */
  | { readonly at: "asking"; readonly tries: number }
  | { readonly at: "connecting"; readonly tries: number }
  /** Logged in; rooms are joined when the stream can be resumed. */
  | { readonly at: "joining"; readonly tries: number }
  | { readonly at: "online" }
  /** It may be dead: an answer is awaited. */
  | { readonly at: "suspect" }
  /** It is being closed. */
  | { readonly at: "closing"; readonly tries: number }
  | { readonly at: "waiting"; readonly tries: number }
  | ({ readonly at: "refused" } & LoginRefusal)
  | { readonly at: "stopped" }
) & {
  /** What players are shown (R4.16). */
  readonly shown: "online" | "offline";
};

export type ConnectionEvent =
  | { readonly type: "start" }
  | { readonly type: "stop" }
  | { readonly type: "credentials" }
  | { readonly type: "refused"; readonly refusal: LoginRefusal }
  /** Credentials could not be had, or a login failed. */
  | { readonly type: "failed" }
  /** Logged in with a new stream. */
  | { readonly type: "bound" }
  /** The server has said whether the stream can be resumed. */
  | { readonly type: "ready" }
  | { readonly type: "resumed" }
  /** @property byServer the server has ended the stream on purpose: it will say why when it is asked */
  | { readonly type: "disconnect"; readonly byServer?: boolean }
  /** Something has come from the server. */
  | { readonly type: "answer" }
  /** The network has gone or come back, or the page has come back. */
  | { readonly type: "wake" }
  | { readonly type: "no-pong" }
  | { readonly type: "timer"; readonly timer: TimerName };

export type TimerName = keyof typeof TIMES | "retry";

type Deed = "ask" | "connect" | "join" | "probe" | "ping" | "close" | "forget";

/** What is to be done, in order. */
export type ConnectionEffect =
  | { readonly do: Deed }
  | { readonly do: "arm"; readonly timer: TimerName; readonly ms: number }
  | { readonly do: "disarm"; readonly timer: TimerName };

export interface ConnectionStep {
  readonly state: ConnectionState;
  readonly effects: readonly ConnectionEffect[];
}

/** In milliseconds. The library's own attempts can hang for ever: `watchdog` ends them. */
export const TIMES = {
  watchdog: 10_000,
  /** How long the answer to a new stream's `<enable/>` is awaited before rooms are joined all the same. */
  ready: 2_000,
  probe: 3_000,
  /** Offline is shown so much later (R4.16, R9.09). */
  offline: 1_500,
  /** Between two pings (R7.18, R9.09). */
  ping: 45_000,
} as const;

/** The first new attempt comes after so long (R9.09); each later one after twice the time before, up to the most. */
const RETRY_MS = 1_000;
const MOST_RETRY_MS = 30_000;
const MOST_DOUBLINGS = 5;

export const IDLE: ConnectionState = { at: "idle", shown: "offline" };

const arm = (timer: keyof typeof TIMES): ConnectionEffect => ({ do: "arm", timer, ms: TIMES[timer] });
const disarm = (timer: TimerName): ConnectionEffect => ({ do: "disarm", timer });
const act = (what: Deed): ConnectionEffect => ({ do: what });

/** @param random from 0 to 1: spreads clients that were cut off together */
function retryMs(tries: number, random: number): number {
  if (tries === 0) return RETRY_MS;
  const middle = RETRY_MS * 2 ** Math.min(tries, MOST_DOUBLINGS);
  return Math.min(MOST_RETRY_MS, middle * (0.5 + random));
}

const triesOf = (state: ConnectionState) => ("tries" in state ? state.tries : 0);

/** Shows offline a little later, from the moment at which it stopped working: later events must not put it off. */
const soonOffline = ({ at }: ConnectionState) =>
  at === "online" || at === "suspect" ? [arm("offline")] : [];

const unchanged = (state: ConnectionState): ConnectionStep => ({ state, effects: [] });

function ask(state: ConnectionState, effects: readonly ConnectionEffect[] = []): ConnectionStep {
  return {
    state: { at: "asking", tries: triesOf(state), shown: state.shown },
    effects: [...effects, arm("watchdog"), act("ask")],
  };
}

function wait(state: ConnectionState, random: number): ConnectionStep {
  const tries = triesOf(state);
  return {
    state: { at: "waiting", tries: tries + 1, shown: state.shown },
    effects: [
      ...soonOffline(state),
      disarm("watchdog"),
      disarm("ready"),
      disarm("probe"),
      disarm("ping"),
      { do: "arm", timer: "retry", ms: retryMs(tries, random) },
    ],
  };
}

/** Ends what there is of a connection; its `disconnect` leads on. */
function close(state: ConnectionState): ConnectionStep {
  return {
    state: { at: "closing", tries: triesOf(state), shown: state.shown },
    effects: [...soonOffline(state), disarm("watchdog"), disarm("ready"), disarm("probe"), act("close")],
  };
}

function online(effects: readonly ConnectionEffect[]): ConnectionStep {
  return {
    state: { at: "online", shown: "online" },
    effects: [
      disarm("watchdog"),
      disarm("ready"),
      disarm("probe"),
      disarm("offline"),
      arm("ping"),
      ...effects,
    ],
  };
}

/** Nothing leads on from here but `start`. */
function over(state: ConnectionState): ConnectionStep {
  const timers = ["watchdog", "ready", "probe", "ping", "retry", "offline"] as const;
  return { state, effects: [...timers.map(disarm), act("forget")] };
}

function onTimer(state: ConnectionState, timer: TimerName, random: number): ConnectionStep {
  switch (timer) {
    case "offline":
      return { state: { ...state, shown: "offline" }, effects: [] };
    case "retry":
      return state.at === "waiting" ? ask(state) : unchanged(state);
    case "watchdog":
      if (state.at === "asking") return wait(state, random);
      return state.at === "connecting" ? close(state) : unchanged(state);
    case "ready":
      return state.at === "joining" ? online([act("join")]) : unchanged(state);
    case "probe":
      return state.at === "suspect" ? close(state) : unchanged(state);
    case "ping":
      if (state.at !== "online") return unchanged(state);
      return { state, effects: [act("ping"), arm("ping")] };
  }
}

/**
 * What follows from an event for the connection to the chat server (R4.16): attempts with a limit of time, waits that grow and
 * are spread, and a question to a connection that may be dead. Without any clock or socket of its own.
 *
 * @param random from 0 to 1
 */
export function nextConnection(
  state: ConnectionState,
  event: ConnectionEvent,
  random: number,
): ConnectionStep {
  const { at, shown } = state;
  if (event.type === "stop")
    return at === "stopped" ? unchanged(state) : over({ at: "stopped", shown: "offline" });
  if (event.type === "start") {
    return at === "idle" || at === "stopped" || at === "refused" ? ask({ ...IDLE, shown }) : unchanged(state);
  }
  if (at === "idle" || at === "stopped" || at === "refused") return unchanged(state);
  switch (event.type) {
    case "credentials":
      if (at !== "asking") return unchanged(state);
      return { state: { ...state, at: "connecting" }, effects: [arm("watchdog"), act("connect")] };
    case "refused":
      return over({ ...event.refusal, at: "refused", shown: "offline" });
    case "failed":
      if (at === "asking") return wait(state, random);
      return at === "connecting" || at === "joining" ? close(state) : unchanged(state);
    case "bound":
      if (at !== "connecting") return unchanged(state);
      return { state: { ...state, at: "joining" }, effects: [disarm("watchdog"), arm("ready")] };
    case "ready":
      return at === "joining" ? online([act("join")]) : unchanged(state);
    case "resumed":
      return at === "connecting" || at === "joining" ? online([]) : unchanged(state);
    case "answer":
      if (at !== "suspect") return unchanged(state);
      return { state: { at: "online", shown: "online" }, effects: [disarm("probe"), arm("ping")] };
    case "no-pong":
      return at === "online" || at === "suspect" ? close(state) : unchanged(state);
    case "wake":
      if (at === "waiting") return ask(state, [disarm("retry")]);
      if (at !== "online") return unchanged(state);
      return { state: { at: "suspect", shown }, effects: [arm("probe"), act("probe")] };
    case "disconnect":
      if (at === "asking" || at === "waiting") return unchanged(state);
      if (event.byServer !== true || (at !== "online" && at !== "suspect")) return wait(state, random);
      return ask(state, [...soonOffline(state), disarm("probe"), disarm("ping")]);
    case "timer":
      return onTimer(state, event.timer, random);
  }
}
