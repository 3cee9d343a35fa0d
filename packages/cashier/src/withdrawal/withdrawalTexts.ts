import { ApiError } from "@spilhus/api-client";
import type { RefusalDetails } from "@spilhus/contracts";
import { documentNames } from "@spilhus/account/player-data";
import type { Withdrawal, WithdrawalReason, WithdrawalState } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator, type KeyIn } from "@spilhus/i18n/island";
import type { RowStep } from "@spilhus/ui";
import { dayText, stampText } from "../times/timeTexts.ts";
import type { WithdrawalMessages } from "./withdrawalMessages.ts";

type ListKey = KeyIn<"withdrawal.list">;

export const STATE_KEYS = {
  checking: "withdrawal.stateChecking",
  waiting: "withdrawal.stateWaiting",
  approved: "withdrawal.stateApproved",
  sent: "withdrawal.stateSent",
  paid: "withdrawal.statePaid",
  returned: "withdrawal.stateReturned",
  refused: "withdrawal.stateRefused",
} as const satisfies Readonly<Record<WithdrawalState, ListKey>>;

const STEP_KEYS = {
  checking: "withdrawal.stepChecking",
  waiting: "withdrawal.stepWaiting",
  approved: "withdrawal.stepApproved",
  sent: "withdrawal.stepSent",
  paid: "withdrawal.stepPaid",
  returned: "withdrawal.stepReturned",
  refused: "withdrawal.stepRefused",
} as const satisfies Readonly<Record<WithdrawalState, ListKey>>;

const REASON_KEYS = {
  "account-removed": "withdrawal.reasonAccount",
  "provider-refused": "withdrawal.reasonProvider",
  "bank-returned": "withdrawal.reasonBank",
  "documents-missing": "withdrawal.reasonDocuments",
  "not-approved": "withdrawal.reasonOther",
} as const satisfies Readonly<Record<WithdrawalReason, ListKey>>;

/** The timeline of a withdrawal: its states so far with the server's times. */
export function withdrawalSteps(
  { steps }: Withdrawal,
  zone: string,
  messages: WithdrawalMessages,
): RowStep[] {
  const t = islandTranslator(messages);
  return steps.map(({ state, at }) => ({
    id: `${state} ${at}`,
    text: t(STEP_KEYS[state], { time: stampText(at, zone, messages) }),
  }));
}

/** Who holds the money. */
export function withdrawalFacts({ state }: Withdrawal, messages: WithdrawalMessages): string[] {
  const t = islandTranslator(messages);
  if (state === "checking" || state === "waiting" || state === "approved") return [t("withdrawal.holdsUs")];
  return state === "sent" ? [t("withdrawal.holdsSent")] : [];
}

/** What the player is to send, or why the withdrawal ended and where the money is. */
export function withdrawalNote(
  { documents, reason }: Withdrawal,
  zone: string,
  messages: WithdrawalMessages,
): string | undefined {
  const t = islandTranslator(messages);
  if (reason) return t(REASON_KEYS[reason]);
  if (!documents) return undefined;
  const names = documentNames(documents.kinds, messages);
  return t("withdrawal.documents", { date: dayText(documents.until, zone, messages), documents: names });
}

/** A number of minutes as a player would say it, rounded up. */
export function durationText(minutes: number, messages: WithdrawalMessages): string {
  const t = islandTranslator(messages);
  if (minutes < 60) return t("withdrawal.minutes", { count: Math.max(1, minutes) });
  const hours = Math.ceil(minutes / 60);
  return hours < 48
    ? t("withdrawal.hours", { count: hours })
    : t("withdrawal.days", { count: Math.ceil(hours / 24) });
}

const OUTCOME_KEYS = {
  "withdrawals-blocked": "withdrawal.blocked",
  "eid-needed": "withdrawal.eidNeeded",
  "account-not-own": "withdrawal.notOwn",
  "bonus-would-go": "withdrawal.bonusChanged",
  restricted: "withdrawal.restricted",
  "too-early": "withdrawal.tooEarly",
  "too-late": "withdrawal.tooLate",
  "list-full": "withdrawal.listFull",
  "confirmation-needed": "withdrawal.unconfirmed",
} as const satisfies Readonly<Record<string, KeyIn<"withdrawal.outcomes">>>;
type OutcomeKey = (typeof OUTCOME_KEYS)[keyof typeof OUTCOME_KEYS];

function amountText(
  reason: string,
  details: RefusalDetails,
  messages: WithdrawalMessages,
): string | undefined {
  const t = islandTranslator(messages);
  const money = (name: string) => {
    const ore = details[name];
    return typeof ore === "number" ? formatOre(ore, messages.locale) : undefined;
  };
  const [max, min] = [money("withdrawableOre"), money("minOre")];
  if (reason === "insufficient-funds" && max !== undefined) return t("withdrawal.insufficient", { max });
  if (reason === "amount-range" && min !== undefined) return t("withdrawal.underMin", { min });
  return undefined;
}

/** What a refusal means and what to do. */
export function failedText(error: unknown, messages: WithdrawalMessages): string {
  const t = islandTranslator(messages);
  if (!(error instanceof ApiError) || error.code !== "refused" || (error.status ?? 500) >= 500) {
    return t("withdrawal.unanswered");
  }
  const { reason = "", details = {} } = error;
  const known: Readonly<Record<string, OutcomeKey>> = OUTCOME_KEYS;
  const key = Object.hasOwn(known, reason) ? known[reason] : undefined;
  return amountText(reason, details, messages) ?? t(key ?? "withdrawal.unfinished");
}
