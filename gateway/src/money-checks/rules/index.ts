import { accountChange } from "./accountChange.ts";
import { depositSum } from "./depositSum.ts";
import { instruments } from "./instruments.ts";
import { otherName } from "./otherName.ts";
import { sharedMeans } from "./sharedMeans.ts";
import { sourceOfFunds } from "./sourceOfFunds.ts";
import type { MoneyRule } from "./subject.ts";
import { withoutPlay } from "./withoutPlay.ts";

export { towardsDocuments } from "./sourceOfFunds.ts";
export {
  type CaseFacts,
  type CaseOutcome,
  type RuleId,
  rulesAt,
  type RulesInForce,
  type Subject,
  type Suspicion,
} from "./subject.ts";

/** Every rule; each is checked by itself. */
export const MONEY_RULES: readonly MoneyRule[] = [
  depositSum,
  withoutPlay,
  instruments,
  otherName,
  accountChange,
  sharedMeans,
  sourceOfFunds,
];
