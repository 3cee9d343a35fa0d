import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { OreSchema } from "../values/index.ts";

/** Where the calls of studios begin; the edge passes none of them to browsers. */
const STUDIO = "/studio/wallet";

/** Header that names the studio whose key has signed the call. */
export const STUDIO_HEADER = "x-studio";

/** A studio's own id of a request or of a round. */
const StudioIdSchema = z
  .string()
  .check(z.regex(/^[\w.:-]{1,100}$/, "must be 1 to 100 letters, digits, . _ : or -"));

/** What the player can play for after a request. */
export const StudioBalanceSchema = z.object({ cashOre: OreSchema, bonusOre: OreSchema });

/** What became of a request; a repeated request is answered with the same bytes. */
export const StudioAnswerSchema = z.object({
  /** What the request moved, by account. */
  cashOre: OreSchema,
  bonusOre: OreSchema,
  /** Our id of the booking; nothing when no money moved. */
  movementId: z.nullable(z.uuid()),
  /** What the player had then; nothing for a rollback of a debit that never came. */
  balance: z.nullable(StudioBalanceSchema),
});
export type StudioAnswer = z.infer<typeof StudioAnswerSchema>;

const common = { method: "POST", audience: "studio", kind: "server" } as const;

/** What a studio learns of the play session that a token is for. It learns nothing about the player. */
export const AuthenticatedPlaySchema = z.object({
  playSessionId: z.uuid(),
  /** The brand's id. */
  brand: z.string(),
  /** Slug of the game. */
  game: z.string(),
  currency: z.literal("DKK"),
  /** At least so long from one round's start to the next. */
  minRoundMs: z.int(),
  leastStakeOre: OreSchema,
  mostStakeOre: OreSchema,
  balance: StudioBalanceSchema,
});
export type AuthenticatedPlay = z.infer<typeof AuthenticatedPlaySchema>;

/** Exchanges the token that the page gave to the frame. A token is good once, for a minute, for the game's studio. */
export const AUTHENTICATE_PLAY = {
  ...common,
  id: "authenticate-play",
  path: `${STUDIO}/authenticate`,
  summary: "The play session that a token is for; the token is spent",
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, "must be a token")) }),
  answer: AuthenticatedPlaySchema,
  refusals: ["unknown-token", "session-ended"],
} as const satisfies CallContract;

/** `details` of `insufficient-funds`: {cashOre, bonusOre}. A refused debit stays refused under its id. */
export const DEBIT_PLAYER = {
  ...common,
  id: "debit-player",
  path: `${STUDIO}/debit`,
  summary: "Takes a stake, cash first, then bonus money",
  body: z.object({
    playSessionId: z.uuid(),
    roundId: StudioIdSchema,
    txId: StudioIdSchema,
    amountOre: OreSchema,
    /**
     * With this stake the round covers opposite outcomes, such as red and black: no stake of the round counts towards a
     * bonus. A studio whose game allows such stakes must say so.
     */
    coversOpposites: z.optional(z.boolean()),
  }),
  answer: StudioAnswerSchema,
  refusals: [
    "unknown-play-session",
    "session-ended",
    "restricted",
    "limit-reached",
    "over-loss-limit",
    "over-budget",
    "reality-check-due",
    "game-closed",
    "too-early",
    "stake-not-allowed",
    "insufficient-funds",
    "stake-rolled-back",
    "round-closed",
    "idempotency-key-reused",
    "request-in-progress",
  ],
} as const satisfies CallContract;

/** Needs neither a session nor a player who may play: what was won is paid. */
export const CREDIT_PLAYER = {
  ...common,
  id: "credit-player",
  path: `${STUDIO}/credit`,
  summary:
    "Pays a win of a round with a stake, and closes the round when nothing more comes; 0 for a round without a win",
  body: z.object({
    roundId: StudioIdSchema,
    txId: StudioIdSchema,
    amountOre: OreSchema,
    endsRound: z.boolean(),
  }),
  answer: StudioAnswerSchema,
  refusals: [
    "unknown-stake",
    "round-closed",
    "over-maximum-win",
    "idempotency-key-reused",
    "request-in-progress",
  ],
} as const satisfies CallContract;

/** As a credit of 0 that ends the round, for studios that tell wins and the end of a round apart. */
export const END_ROUND = {
  ...common,
  id: "end-round",
  path: `${STUDIO}/end-round`,
  summary: "Closes a round to which nothing more comes",
  body: z.object({ roundId: StudioIdSchema, txId: StudioIdSchema }),
  answer: StudioAnswerSchema,
  refusals: ["unknown-stake", "round-closed", "idempotency-key-reused", "request-in-progress"],
} as const satisfies CallContract;

/** A rollback that comes before its debit is accepted, and the debit is refused when it comes. */
export const ROLL_BACK_DEBIT = {
  ...common,
  id: "roll-back-debit",
  path: `${STUDIO}/rollback`,
  summary: "Gives a stake back, to be sent until it is answered",
  body: z.object({ txId: StudioIdSchema, debitTxId: StudioIdSchema }),
  answer: StudioAnswerSchema,
  refusals: ["already-settled", "idempotency-key-reused", "request-in-progress"],
} as const satisfies CallContract;

export const ASK_BALANCE = {
  ...common,
  id: "ask-balance",
  path: `${STUDIO}/balance`,
  summary: "What the player of a play session can play for",
  body: z.object({ playSessionId: z.uuid() }),
  answer: StudioBalanceSchema,
  refusals: ["unknown-play-session"],
} as const satisfies CallContract;

/**
 * What a studio answers when we ask about a round that has been open for long: `GET <its address of rounds>/<roundId>`, signed
 * with the studio's key.
 * - `running`: the player has not finished it
 * - `ended`: nothing more comes; `winsOre` is what the whole round won, credits that were sent before included
 * - `void`: it did not take place, its stakes go back
 */
export const StudioRoundSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("running") }),
  z.object({ state: z.literal("ended"), winsOre: OreSchema }),
  z.object({ state: z.literal("void") }),
]);
export type StudioRound = z.infer<typeof StudioRoundSchema>;
