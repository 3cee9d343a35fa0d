import { randomBytes } from "node:crypto";
import { ApiRefusal } from "./apiRefusal.ts";
import { aMomentLater, type Desk, hasFault, tell } from "./desk.ts";
import type { Merchant } from "./merchants.ts";
import { OTHER_NAME } from "./payments.ts";
import type { AccountRecord, PayoutRecord } from "./records.ts";

/** @throws {ApiRefusal} 404 for one that is not the merchant's */
export function accountOf({ book }: Desk, merchant: Merchant, id: string): AccountRecord {
  const account = book.account(id);
  if (account?.merchant !== merchant.id) throw new ApiRefusal(404, "unknown-account");
  return account;
}

/** @throws {ApiRefusal} 404 for one that is not the merchant's */
export function payoutOf({ book }: Desk, merchant: Merchant, id: string): PayoutRecord {
  const payout = book.payout(id);
  if (payout?.merchant !== merchant.id) throw new ApiRefusal(404, "unknown-payout");
  return payout;
}

/** Begins to register a payout account, or finds it again. @throws {ApiRefusal} 409 when the id is another merchant's */
export function openAccount(
  desk: Desk,
  merchant: Merchant,
  asked: Pick<AccountRecord, "id" | "locale" | "returnUrl">,
): AccountRecord {
  const there = desk.book.account(asked.id);
  if (there) {
    if (there.merchant !== merchant.id) throw new ApiRefusal(409, "other-account");
    return there;
  }
  return desk.book.put({
    ...asked,
    kind: "account",
    merchant: merchant.id,
    page: randomBytes(16).toString("base64url"),
    state: "open",
    token: "",
    label: "",
    ownerName: "",
  });
}

/** The player's bank tells who owns the account. */
export function verifyAccount(
  desk: Desk,
  account: AccountRecord,
  { ownerName, lastDigits }: { readonly ownerName: string; readonly lastDigits: string },
): AccountRecord {
  return desk.book.put({
    ...account,
    state: "verified",
    token: `acct_${randomBytes(12).toString("hex")}`,
    label: `•••• ${lastDigits}`,
    ownerName: hasFault(desk, "other-name", account) ? OTHER_NAME : ownerName,
  });
}

/** Begins a payout, or finds it again. @throws {ApiRefusal} for another payout of the id, or an unknown account */
export function payOut(
  desk: Desk,
  merchant: Merchant,
  asked: Pick<PayoutRecord, "id" | "account" | "amount" | "currency">,
): PayoutRecord {
  const there = desk.book.payout(asked.id);
  if (there) {
    const isSame =
      there.merchant === merchant.id && there.amount === asked.amount && there.account === asked.account;
    if (!isSame) throw new ApiRefusal(409, "other-payout");
    return there;
  }
  const isKnown = desk.book.accounts.some(
    (one) => one.merchant === merchant.id && one.state === "verified" && one.token === asked.account,
  );
  if (!isKnown) throw new ApiRefusal(422, "unknown-account");
  if (hasFault(desk, "payout-refused", asked)) throw new ApiRefusal(422, "payout-refused");
  return desk.book.put({
    ...asked,
    kind: "payout",
    merchant: merchant.id,
    state: "open",
    reason: null,
    paidAt: null,
    returnedAt: null,
    due: [{ at: aMomentLater(desk), change: "pay" }],
  });
}

/** The money leaves. */
export function pay(desk: Desk, payout: PayoutRecord): PayoutRecord {
  const due = hasFault(desk, "bank-return", payout)
    ? [{ at: aMomentLater(desk), change: "return" as const }]
    : [];
  const paidAt = desk.now().toISOString();
  const kept = desk.book.put({ ...payout, state: "paid", paidAt, due });
  tell(desk, kept, "payout.paid");
  return kept;
}

/** The bank of the account sends the money back. */
export function returnPayout(desk: Desk, payout: PayoutRecord): PayoutRecord {
  if (payout.state !== "paid") return payout;
  const returnedAt = desk.now().toISOString();
  const kept = desk.book.put({ ...payout, state: "returned", reason: "account-closed", returnedAt, due: [] });
  tell(desk, kept, "payout.returned");
  return kept;
}
