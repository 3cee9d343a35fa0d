import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { type Account, type MovementKind, type Posted, postMovement } from "../src/ledger/index.ts";
import { lockPlayerRow } from "../src/sessions/index.ts";

/** Accounts by the names that tests use. */
const ACCOUNTS = {
  card: { kind: "provider-clearing", ref: "card" },
  house: { kind: "house", ref: "fjord" },
  promotion: { kind: "promotion-cost", ref: "fjord" },
  cash: "cash",
  bonus: "bonus",
  reserved: "reserved",
  debt: "debt",
} as const satisfies Record<string, Account>;
type Name = keyof typeof ACCOUNTS;

let references = 0;

/** Where money goes in a test. */
export interface TestTransfer {
  readonly from: Name;
  readonly to: Name;
  readonly amountOre: number;
}

/** Books one movement of a test player like a feature: it locks the player's row first. */
export function bookMoney(
  db: NodePgDatabase,
  playerId: string,
  kind: MovementKind,
  transfers: readonly [TestTransfer, ...TestTransfer[]],
  more: { readonly eventAt?: Date; readonly source?: string; readonly reference?: string } = {},
): Promise<Posted> {
  references += 1;
  const reference = String(references);
  const [first, ...others] = transfers;
  const named = ({ from, to, amountOre }: TestTransfer) => ({
    ...{ from: ACCOUNTS[from], to: ACCOUNTS[to], amountOre },
  });
  return db.transaction(async (transaction) => {
    await lockPlayerRow(transaction, playerId);
    return postMovement(transaction, {
      ...{ licence: "1", brand: "fjord", playerId, kind },
      ...{ source: "test", reference, by: "test" },
      transfers: [named(first), ...others.map(named)],
      ...more,
    });
  });
}
