import { GET_BALANCE } from "@spilhus/contracts/payments";
import assert from "node:assert/strict";
import { readBalances } from "../../src/ledger/index.ts";
import { browserOf, surely } from "./surely.ts";
import { seatOf, type World } from "./world.ts";

/** A step of the machine: what it does to the product and to the oracle, and that both agree. */
export interface Command {
  readonly name: string;
  readonly run: (world: World) => Promise<void>;
}
export const command = (name: string, run: Command["run"]): Command => ({ name: name.trim(), run });

const REFUSALS: Readonly<Record<string, string>> = {
  "not-signed-in": "401 not-signed-in",
  restricted: "403 restricted",
  "bonus-active": "409 bonus-active",
  "over-limit": "422 over-limit",
  "insufficient-funds": "422 insufficient-funds",
};
/** Status and code of an answer that the oracle names by its code. */
export const codeOfRefusal = (code: string): string => REFUSALS[code] ?? code;

/** One after the other of what there is, or nothing. */
export const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items.length === 0 ? undefined : items[at % items.length];

/** Product and oracle agree about a player's money, in the ledger and as the site shows it. */
export async function balancesAgree(world: World, index: number): Promise<void> {
  const { cash, bonus, reserved, debt, isPlaying } = world.oracle.player(index);
  const kept = await readBalances(world.db, seatOf(world, index).playerId);
  const { cashOre, bonusOre, reservedOre, debtOre } = kept;
  assert.deepEqual(
    { cashOre, bonusOre, reservedOre, debtOre },
    { cashOre: cash, bonusOre: bonus, reservedOre: reserved, debtOre: debt },
    `balance of player ${index}`,
  );
  if (!isPlaying) return;
  const answer = await surely(world, (origin) =>
    browserOf(world, index, origin).call("GET", GET_BALANCE.path),
  );
  assert.equal(answer.status, 200, `the balance of player ${index}`);
  const shown = GET_BALANCE.answer.parse(await answer.json());
  assert.deepEqual(
    [shown.cashOre, shown.bonusOre, shown.reservedOre],
    [cash, bonus, reserved],
    `shown balance of player ${index}`,
  );
}
