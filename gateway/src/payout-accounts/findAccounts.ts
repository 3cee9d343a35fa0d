import type { RegisteredBrand } from "@spilhus/contracts";
import type { PayoutAccount } from "@spilhus/contracts/payments";
import { desc, eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { payableFrom } from "./accountChange.ts";
import { payoutAccounts, type PayoutAccountRow } from "./tables.ts";

/** A registration that the player did not finish is shown so long. */
export const REGISTRATION_SECONDS = 86_400;

/** Every account that a player ever had, the latest first. */
export function findAccounts(db: Queries, playerId: string): Promise<PayoutAccountRow[]> {
  return db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.playerId, playerId))
    .orderBy(desc(payoutAccounts.addedAt), desc(payoutAccounts.id));
}

/** The accounts that money can be sent to. */
export const usable = (accounts: readonly PayoutAccountRow[]): readonly PayoutAccountRow[] =>
  accounts.filter(({ state, removedAt }) => state === "verified" && removedAt === null);

/** What a player sees of their accounts: those that are theirs, and registrations of the last day. */
export function shownAccounts(
  accounts: readonly PayoutAccountRow[],
  moment: { readonly brand: RegisteredBrand; readonly now: Date },
): PayoutAccount[] {
  const { now } = moment;
  const isRecent = ({ addedAt }: PayoutAccountRow) =>
    addedAt.getTime() > now.getTime() - REGISTRATION_SECONDS * 1_000;
  return accounts
    .filter((account) => account.removedAt === null && (account.state === "verified" || isRecent(account)))
    .map((account) => ({
      id: account.id,
      state: account.state,
      label: account.label,
      url: account.state === "registering" ? account.url : null,
      addedAt: account.addedAt.toISOString(),
      payableFrom: payableFrom(account, accounts, moment)?.toISOString() ?? null,
    }));
}
