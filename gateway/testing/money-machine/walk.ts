import assert from "node:assert/strict";
import { findFaults } from "../../src/ledger/index.ts";
import type { Command } from "./command.ts";
import { FIRST, walksOf } from "./steps.ts";
import { beginWorld, clientFundsOre, type Setting, type World } from "./world.ts";

/** What a walk found: the step after which product and oracle differed, or the faults of the ledger. */
export type Found = { readonly after: string; readonly why: string } | undefined;

const sorted = (amounts: Iterable<readonly [string, number]>) =>
  [...amounts].toSorted(([one], [other]) => one.localeCompare(other));

/** What the provider holds and has paid is what the oracle says, to the øre. */
async function providerAgrees({ oracle, provider }: World): Promise<void> {
  const { payments, payouts } = await provider.books();
  const held = [...oracle.deposits].map(([id, deposit]) => [id, oracle.heldOf(deposit)] as const);
  assert.deepEqual(sorted(payments), sorted(held), "held by the provider");
  const left = [...oracle.withdrawals].filter(([id, amount]) => amount > 0 || payouts.has(id));
  assert.deepEqual(sorted(payouts), sorted(left), "paid out by the provider");
}

async function walk(commands: readonly Command[], setting: Setting): Promise<Found> {
  await using world = await beginWorld(setting);
  const done: string[] = [];
  const found = (why: string): Found => ({ after: done.join(", "), why });
  try {
    for (const { name, run } of [...FIRST, ...commands]) {
      done.push(name);
      await run(world);
    }
    assert.equal(await clientFundsOre(world.db), world.oracle.clientFundsOre(), "I7: players' money");
    await providerAgrees(world);
  } catch (error) {
    return found(String(error));
  }
  const faults = await findFaults(world.db);
  return faults.length > 0 ? found(JSON.stringify(faults)) : undefined;
}

/** How far to look. */
export interface Reach {
  readonly seed: number;
  readonly walks: number;
  readonly steps: number;
  /** No walk begins later than this. */
  readonly seconds?: number | undefined;
}

/** Walks at random, the same ways for the same seed, until product and oracle differ or the ledger has a fault. */
export async function search(reach: Reach, setting: Setting): Promise<Found> {
  const latest = performance.now() + (reach.seconds ?? Number.POSITIVE_INFINITY) * 1_000;
  for (const commands of walksOf(reach)) {
    if (performance.now() > latest) break;
    const found = await walk(commands, setting);
    if (found) return found;
  }
  return undefined;
}
