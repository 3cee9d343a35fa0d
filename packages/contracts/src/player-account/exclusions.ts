import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema } from "../values/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** Ways out that a player takes alone; none can be undone by them. */
export const EXCLUSION_KINDS = ["cooling-off", "block", "self-exclusion", "deletion"] as const;
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number];

/** The exclusion that now holds. All sessions of the player have ended with it. */
export const ExclusionSchema = z.object({
  kind: z.enum(EXCLUSION_KINDS),
  from: IsoTimeSchema,
  /** Nothing: it does not end. */
  until: z.nullable(IsoTimeSchema),
});
export type Exclusion = z.infer<typeof ExclusionSchema>;

/** Says that the player was told it cannot be undone, and ticked so. */
const isConfirmed = z.literal(true);
const Confirmed = z.object({ isConfirmed });

const exclusion = <const Kind extends ExclusionKind>(kind: Kind) =>
  ({
    method: "POST",
    path: `${PLAYER_ACCOUNT}/user/${kind}`,
    audience: "player",
    kind: "change",
    isNeverCrowdedOut: true,
    answer: ExclusionSchema,
  }) as const;

export const TAKE_COOLING_OFF = {
  id: "take-cooling-off",
  ...exclusion("cooling-off"),
  summary: "Begins a break of 24 hours",
  body: Confirmed,
  refusals: ["cross-site", "not-signed-in", "restricted", "already-excluded"],
} as const satisfies CallContract;

/** How few days the law allows is the brand's compliance configuration. */
export const BLOCK_ACCOUNT = {
  id: "block-account",
  ...exclusion("block"),
  summary: "Blocks the account for a number of days",
  body: z.object({ isConfirmed, days: z.int().check(z.minimum(1), z.maximum(3_650)) }),
  refusals: ["cross-site", "not-signed-in", "restricted", "already-excluded", "block-too-short"],
} as const satisfies CallContract;

export const SELF_EXCLUDE = {
  id: "self-exclude",
  ...exclusion("self-exclusion"),
  summary: "Closes the account for good, on every brand of the licence",
  body: Confirmed,
  refusals: ["cross-site", "not-signed-in", "restricted", "already-excluded"],
} as const satisfies CallContract;

export const DELETE_ACCOUNT = {
  id: "delete-account",
  ...exclusion("deletion"),
  summary: "Deletes the account",
  body: Confirmed,
  refusals: ["cross-site", "not-signed-in", "restricted", "confirmation-needed"],
} as const satisfies CallContract;
