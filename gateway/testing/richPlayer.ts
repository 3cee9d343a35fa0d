import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { findAccounts } from "../src/payout-accounts/findAccounts.ts";
import { payoutAccounts } from "../src/payout-accounts/tables.ts";
import type { ImportedPlayer } from "../src/player-import/importPlayers.ts";
import { lockPlayerRow } from "../src/sessions/index.ts";
import { requestWithdrawal } from "../src/withdrawals/requestWithdrawal.ts";
import { bookMoney } from "./bookMoney.ts";
import { testBonus } from "./testBonus.ts";
import { addPlayer, KEYS } from "./testPlayers.ts";

/** A verified account of a player, as the provider would have left it. */
export async function addPayoutAccount(
  db: NodePgDatabase,
  playerId: string,
  {
    label = "•••• 1234",
    provider = "bank",
    token = `token of ${label}`,
  }: { readonly label?: string; readonly provider?: string; readonly token?: string } = {},
): Promise<string> {
  const [row] = await db
    .insert(payoutAccounts)
    .values({
      ...{
        playerId,
        brand: "fjord",
        provider,
        state: "verified",
        locale: "da",
        returnUrl: "http://x",
        label,
      },
      tokenSealed: KEYS.sealAccount(token),
      verifiedAt: sql`clock.now()`,
    })
    .returning({ id: payoutAccounts.id });
  if (!row) throw new Error("The account was not written.");
  return row.id;
}

/** A player with money and an account to withdraw it to. */
export async function richPlayer(
  db: NodePgDatabase,
  { cashOre, bonusOre = 0 }: { readonly cashOre: number; readonly bonusOre?: number },
  fields: Partial<ImportedPlayer> = {},
): Promise<{ readonly id: string; readonly accountId: string }> {
  const { id } = await addPlayer(db, fields);
  if (cashOre > 0) await bookMoney(db, id, "import", [{ from: "card", to: "cash", amountOre: cashOre }]);
  if (bonusOre > 0) await testBonus(db, id, bonusOre);
  return { id, accountId: await addPayoutAccount(db, id) };
}

/** Makes a withdrawal to the player's latest account, as the call does once everything is checked. */
export async function withdraw(db: NodePgDatabase, playerId: string, amountOre: number): Promise<string> {
  const [account] = await findAccounts(db, playerId);
  if (!account) throw new Error("The player has no account.");
  const about = { playerId, licence: "1", brand: "fjord", amountOre, account } as const;
  const { id } = await db.transaction(async (tx) => {
    await lockPlayerRow(tx, playerId);
    return requestWithdrawal(tx, { ...about, by: "call:create-withdrawal" });
  });
  return id;
}
