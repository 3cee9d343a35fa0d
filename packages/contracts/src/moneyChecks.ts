import * as z from "zod/mini";
import { CountSchema, datedRules } from "./datedRules.ts";
import { DOCUMENT_KINDS } from "./payments/index.ts";

/**
 * What a rule of suspicion leads to. The player notices neither.
 * - `case`: an officer gets a case, and payouts go on
 * - `officer`: as well, and payouts of the player wait for an officer until the case is decided
 */
export const SUSPICION_OUTCOMES = ["case", "officer"] as const;
const outcome = z.enum(SUSPICION_OUTCOMES);

/** Percent of an amount; more than 100 is possible. */
const PercentSchema = CountSchema;

const ChecksSchema = z.object({
  /** More deposited within some days than `overOre`. */
  depositSums: datedRules({
    windows: z.array(z.object({ days: CountSchema, overOre: CountSchema, outcome })).check(z.minLength(1)),
  }),
  /**
   * Money that goes through without play: within some days at least `leastPayouts` withdrawals of `leastOre` in all, which
   * are `paidOutPercent` of the deposits or more, and stakes below `stakesPercent` of the deposits.
   */
  withoutPlay: datedRules({
    days: CountSchema,
    leastPayouts: CountSchema,
    leastOre: CountSchema,
    paidOutPercent: PercentSchema,
    stakesPercent: PercentSchema,
    outcome,
  }),
  /** More than `most` instruments used for deposits within some days. */
  instruments: datedRules({ days: CountSchema, most: CountSchema, outcome }),
  /** The payer, or the owner of a payout account, is somebody else. */
  otherNames: datedRules({ outcome }),
  /** At least `leastOre` withdrawn within some hours after the payout account changed. */
  accountChange: datedRules({ hours: CountSchema, leastOre: CountSchema, outcome }),
  /** So many players or more use the same payout account, instrument or device: money may pass between them. */
  sharedMeans: datedRules({
    payoutAccount: CountSchema,
    instrument: CountSchema,
    device: CountSchema,
    outcome,
  }),
  /**
   * More deposited within some days than `overOre`: documents are asked for, with `answerDays` to send them. `documents`
   * lets withdrawals wait meanwhile, `hold` suspends the account. At `forecastPercent` the inbox says what will be asked.
   */
  sourceOfFunds: datedRules({
    days: CountSchema,
    overOre: CountSchema,
    documents: z.array(z.enum(DOCUMENT_KINDS)).check(z.minLength(1)),
    answerDays: CountSchema,
    forecastPercent: CountSchema.check(z.maximum(99)),
    outcome: z.enum(["documents", "hold"]),
  }),
  /** One in so many withdrawals waits for an officer for no reason, so that waiting tells nothing. Absent: none does. */
  sample: z.optional(datedRules({ oneIn: CountSchema })),
});
/**
 * A brand's checks against money laundering, each as dated rules. The thresholds are the licensee's own assessment of the
 * risk: the law names none. Only the rule about documents may be forecast to players; nobody but officers learns of the
 * others, so they are read by the gateway alone and are no part of a brand's definition for its pages.
 */
export const MoneyChecksSchema = ChecksSchema.check(
  z.refine(
    (checks) =>
      Object.values(checks).every(
        (rules = []) => new Set(rules.map(({ appliesFrom }) => appliesFrom)).size === rules.length,
      ),
    { error: "Two rules of one check apply from the same day." },
  ),
);
export type MoneyChecks = z.infer<typeof MoneyChecksSchema>;
export type SuspicionOutcome = (typeof SUSPICION_OUTCOMES)[number];
