import type { Transaction, TransactionKind } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator, type KeyIn, type MessagesOf } from "@spilhus/i18n/island";
import { roundPath } from "@spilhus/routes";
import type { ShownMovement } from "@spilhus/ui";
import { stampText, timeText } from "../times/timeTexts.ts";

type Name = KeyIn<"cashier.kinds">;
export type RowMessages = MessagesOf<"cashier.kinds" | "cashier.list" | "cashier.times">;

/** Names of the ledger's kinds that say more than the kind that players filter by. */
const MOVEMENTS: Readonly<Record<string, Name>> = {
  import: "cashier.kindImport",
  "deposit-held": "cashier.kindDepositHeld",
  "deposit-refund": "cashier.kindDepositRefund",
  chargeback: "cashier.kindChargeback",
  "balance-refund": "cashier.kindBalanceRefund",
  "balance-refund-refused": "cashier.kindBalanceRefundRefused",
  "withdrawal-request": "cashier.kindWithdrawalRequest",
  "withdrawal-paid": "cashier.kindWithdrawalPaid",
  "withdrawal-returned": "cashier.kindWithdrawalReturned",
  "withdrawal-refused": "cashier.kindWithdrawalRefused",
  rollback: "cashier.kindRollback",
  "bonus-granted": "cashier.kindBonusGranted",
  "bonus-released": "cashier.kindBonusReleased",
  "bonus-ended": "cashier.kindBonusEnded",
};
const KINDS = {
  deposit: "cashier.kindDeposit",
  withdrawal: "cashier.kindWithdrawal",
  stake: "cashier.kindStake",
  win: "cashier.kindWin",
  bonus: "cashier.kindBonus",
  correction: "cashier.kindCorrection",
} as const satisfies Record<TransactionKind, Name>;

/**
 * A movement as its row says it: what, when to the minute, how much, and what was left (BEK 1274/2019 § 5).
 *
 * @param isUnderItsDay whether the day stands above the row, which then has the time alone
 */
export function movementRow(
  row: Transaction,
  zone: string,
  messages: RowMessages,
  isUnderItsDay = false,
): ShownMovement {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const game = row.gameName ?? row.game;
  const known = Object.hasOwn(MOVEMENTS, row.movement) ? MOVEMENTS[row.movement] : undefined;
  return {
    id: String(row.number),
    name: t(known ?? KINDS[row.kind]),
    ...(game !== null && { detail: game }),
    dateTime: row.at,
    timeText: isUnderItsDay ? timeText(row.at, zone, messages) : stampText(row.at, zone, messages),
    // A movement outside cash and bonus, such as a confirmed payout, has no sign.
    amountText:
      row.amountOre === 0 ? money(row.movedOre) : `${row.amountOre > 0 ? "+" : ""}${money(row.amountOre)}`,
    ...(row.roundId !== null && {
      link: {
        href: roundPath(row.roundId),
        label: t("cashier.seeRound"),
        name: t("cashier.seeRoundOf", {
          game: game ?? "",
          time: stampText(row.at, zone, messages),
        }),
      },
    }),
    isIncoming: row.amountOre > 0,
    afterLabel: t("cashier.after"),
    afterText: money(row.cashAfterOre),
    ...(row.bonusAfterOre > 0 && { note: `${t("cashier.bonusAfter")}: ${money(row.bonusAfterOre)}` }),
  };
}
