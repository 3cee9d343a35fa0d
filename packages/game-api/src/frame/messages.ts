import {
  count,
  flag,
  language,
  listOf,
  oneOf,
  roundId,
  shortText,
  type Field,
  type ValueOf,
} from "./fields.ts";

/** Version of the messages between a game and the shell around it. */
export const PROTOCOL = 1;

/** Where a game can ask the shell to lead. The shell knows the addresses; a game never names one. */
export const PLACES = ["rules", "history", "cashier", "limits", "lobby"] as const;
export type Place = (typeof PLACES)[number];

/** Why a game must pause or stop. */
export const PAUSE_REASONS = ["reality-check", "page"] as const;
export const STOP_REASONS = [
  "player",
  "other-game",
  "left",
  "session-ended",
  "restricted",
  "limit-reached",
  "game-closed",
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];
export type StopReason = (typeof STOP_REASONS)[number];

const NONE = {};

/** What a game tells the shell, by type. Nothing of it moves money: amounts come from the gateway alone. */
export const GAME_MESSAGES = {
  /** The first message, to the window: the game can take its port. */
  ready: { protocol: count, capabilities: listOf(shortText, 20) },
  /** How much of the game has been loaded, 0 to 100. */
  loading: { percent: count },
  /** A round is being shown: the shell opens nothing over it and keeps its figures still. */
  "round-started": { roundId },
  /** Its result stands. The shell reads the balance anew. */
  "round-ended": { roundId },
  "balance-asked": NONE,
  open: { place: oneOf(PLACES) },
  sound: { isOn: flag },
  "fullscreen-asked": NONE,
  /** `fatal`: the game cannot go on. */
  error: { code: shortText, fatal: flag },
  /** The game has ended by itself, or after `stop`. */
  closed: NONE,
  pong: { n: count },
} as const satisfies Messages;

/** What the shell tells a game, by type. `init` comes with the port, all others through it. */
export const SHELL_MESSAGES = {
  init: {
    locale: language,
    currency: oneOf(["DKK"]),
    mode: oneOf(["real"]),
    /** One-time; the game's server exchanges it for the play session. */
    token: shortText,
    leastStakeOre: count,
    mostStakeOre: count,
    /** From one round's start to the next. */
    minRoundMs: count,
    /** Neither is allowed: each round is started by the player, and no round is shortened. */
    autoplay: oneOf(["never"]),
    turbo: oneOf(["never"]),
    /** A result up to the stake is no win, and is not shown as one. */
    celebrateAbove: oneOf(["stake"]),
    reducedMotion: flag,
    sound: flag,
  },
  /** All that can be staked. A balance with a lower `seq` than one before is old. */
  balance: { ore: count, seq: count },
  /** No further round; the one that is being shown goes on. */
  pause: { reason: oneOf(PAUSE_REASONS) },
  resume: NONE,
  /** Play is over. `finishRound`: the round that is being shown may be shown to its end. */
  stop: { reason: oneOf(STOP_REASONS), finishRound: flag },
  settings: { reducedMotion: flag },
  /** Answered by `pong` with the same number, within 10 s. */
  ping: { n: count },
} as const satisfies Messages;

type Messages = Readonly<Record<string, Readonly<Record<string, Field<unknown>>>>>;
type MessageOf<Of extends Messages> = {
  readonly [Type in keyof Of]: { readonly type: Type } & {
    readonly [Name in keyof Of[Type]]: ValueOf<Of[Type][Name]>;
  };
}[keyof Of];
export type GameMessage = MessageOf<typeof GAME_MESSAGES>;
export type ShellMessage = MessageOf<typeof SHELL_MESSAGES>;
export type InitMessage = Extract<ShellMessage, { readonly type: "init" }>;

/** Longest text of a message, in characters. */
export const MOST_CHARACTERS = 4_096;

export type ReadMessage<Message> =
  | { readonly kind: "message"; readonly message: Message }
  /** Of another version or a later one: to be ignored. */
  | { readonly kind: "unknown" }
  /** Not a text of this protocol, or with fields that are none. */
  | { readonly kind: "malformed" }
  | { readonly kind: "too-long" };

/** A message as text. */
export const writeMessage = (message: GameMessage | ShellMessage): string =>
  JSON.stringify({ v: PROTOCOL, ...message });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseText(text: string): unknown {
  try {
    // Looked at field by field below.
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads a message: a JSON text, so that its length is known before anything of it is looked at. Only fields that its type
 * has are taken.
 */
function read<Of extends Messages>(kinds: Of, text: unknown): ReadMessage<MessageOf<Of>> {
  if (typeof text !== "string") return { kind: "malformed" };
  if (text.length > MOST_CHARACTERS) return { kind: "too-long" };
  const value = parseText(text);
  if (!isObject(value) || typeof value["type"] !== "string") return { kind: "malformed" };
  const { v, type } = value;
  const fields = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (v !== PROTOCOL || !fields) return { kind: "unknown" };
  const names = Object.keys(fields);
  if (!names.every((name) => Object.hasOwn(value, name) && fields[name]?.(value[name]))) {
    return { kind: "malformed" };
  }
  const taken = Object.fromEntries(names.map((name) => [name, value[name]]));
  // Each field has passed the test of its type.
  return { kind: "message", message: { type, ...taken } as unknown as MessageOf<Of> };
}

export const readGameMessage = (text: unknown): ReadMessage<GameMessage> => read(GAME_MESSAGES, text);
export const readShellMessage = (text: unknown): ReadMessage<ShellMessage> => read(SHELL_MESSAGES, text);
