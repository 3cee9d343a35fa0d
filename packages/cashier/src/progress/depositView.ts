import type { Deposit, DepositReason } from "@spilhus/contracts/payments";
import type { KeyIn } from "@spilhus/i18n/island";
import type { OutcomeTone } from "@spilhus/ui";

type Key = KeyIn<"cashier.progress">;

/** What the player can do next. */
export type DepositActionId =
  | "pay"
  | "confirm"
  | "cancel"
  | "again"
  | "limits"
  | "verify"
  | "customer-service";

const REASONS = {
  excluded: "cashier.reasonExcluded",
  restricted: "cashier.reasonRestricted",
  "over-limit": "cashier.reasonOverLimit",
  "over-temporary-cap": "cashier.reasonOverCap",
  "name-mismatch": "cashier.reasonName",
  "no-strong-authentication": "cashier.reasonAuthentication",
  "wrong-amount": "cashier.reasonAmount",
} as const satisfies Record<DepositReason, Key>;

/** How a deposit is shown: its text, and what the player can do. */
export interface DepositView {
  readonly tone: OutcomeTone;
  readonly title: Key;
  readonly text: Key;
  readonly reason?: (typeof REASONS)[DepositReason];
  readonly actions: readonly DepositActionId[];
}

/** The next action for each reason why a deposit was stopped. */
const AFTER = {
  excluded: ["customer-service"],
  restricted: ["customer-service"],
  "over-limit": ["limits"],
  "over-temporary-cap": ["verify"],
  "name-mismatch": ["customer-service"],
  "no-strong-authentication": ["again"],
  "wrong-amount": ["customer-service"],
} as const satisfies Record<DepositReason, readonly DepositActionId[]>;

const UNKNOWN: DepositView = {
  tone: "waiting",
  title: "cashier.unknownTitle",
  text: "cashier.unknownText",
  actions: [],
};

/** A deposit at the provider, by what the player has to do. */
function openView({ state, next, code }: Deposit, isBack: boolean): DepositView {
  if (next?.kind === "confirm-mitid") {
    return {
      tone: "waiting",
      title: "cashier.confirmTitle",
      text: "cashier.confirmText",
      actions: ["confirm", "cancel"],
    };
  }
  if (code === "PA:1101") return UNKNOWN;
  if (state === "created") {
    return { tone: "waiting", title: "cashier.openingTitle", text: "cashier.openingText", actions: [] };
  }
  if (next?.kind === "wait") {
    return { tone: "waiting", title: "cashier.waitTitle", text: "cashier.waitText", actions: ["cancel"] };
  }
  const isToPay = next?.kind === "redirect";
  if (isToPay && !isBack) {
    return {
      tone: "waiting",
      title: "cashier.redirectTitle",
      text: "cashier.redirectText",
      actions: ["pay", "cancel"],
    };
  }
  return {
    tone: "waiting",
    title: "cashier.waitingTitle",
    text: "cashier.waitingText",
    // A player who came back without paying can go there again.
    actions: isToPay ? ["pay", "cancel"] : [],
  };
}

/** Nothing was taken (PA:1100): the player may try again. */
const stopped = (title: Key, text: Key): DepositView => ({
  tone: "stopped",
  title,
  text,
  actions: ["again"],
});

/** Stopped by a check of ours, with its reason. */
const halted = (title: Key, text: Key, reason: DepositReason | null): DepositView => ({
  tone: "stopped",
  title,
  text,
  ...(reason && { reason: REASONS[reason] }),
  actions: reason ? AFTER[reason] : ["customer-service"],
});

/**
 * How a deposit is shown, by its state alone: what the browser brought back from the provider says nothing.
 *
 * @param isBack whether the player has been at the provider, so that the page does not send them there by itself
 */
export function depositView(deposit: Deposit, isBack: boolean): DepositView {
  const { state, reason } = deposit;
  switch (state) {
    case "created":
    case "pending":
    case "authorised":
      return openView(deposit, isBack);
    case "credited":
      return { tone: "done", title: "cashier.creditedTitle", text: "cashier.creditedText", actions: [] };
    case "declined":
      return stopped("cashier.declinedTitle", "cashier.declinedText");
    case "cancelled":
      return stopped("cashier.cancelledTitle", "cashier.cancelledText");
    case "expired":
      return stopped("cashier.expiredTitle", "cashier.expiredText");
    case "challenge-failed":
      return stopped("cashier.challengeTitle", "cashier.challengeText");
    case "voided":
      return halted("cashier.voidedTitle", "cashier.voidedText", reason);
    case "refunding":
      return halted("cashier.refundingTitle", "cashier.refundingText", reason);
    case "refunded":
      return halted("cashier.refundedTitle", "cashier.refundedText", reason);
    case "charged-back":
      return {
        tone: "stopped",
        title: "cashier.chargedBackTitle",
        text: "cashier.chargedBackText",
        actions: ["customer-service"],
      };
  }
}
