import * as fc from "fast-check";
import { findFaults } from "../../src/ledger/index.ts";
import type { TestGateway } from "../testGateway.ts";
import {
  burst,
  type Command,
  credit,
  debit,
  deposit,
  exclude,
  grant,
  logIn,
  night,
  overtake,
  resend,
  rollback,
  withdraw,
} from "./commands.ts";
import { beginWorld, PLAYERS } from "./world.ts";

const STEPS = 25;

const player = fc.nat(PLAYERS - 1);
const any = fc.nat(40);
const ore = fc.constantFrom(100, 250, 700, 1_000, 3_333);
const often = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary });

const step: fc.Arbitrary<Command> = fc.oneof(
  often(
    3,
    fc.tuple(player, fc.constantFrom(1_000, 5_001)).map(([one, amount]) => deposit(one, amount)),
  ),
  often(
    1,
    player.map((one) => grant(one, 777)),
  ),
  often(
    6,
    fc
      .tuple(player, ore, fc.integer({ min: -10, max: 10 }))
      .map(([one, amount, at]) => debit(one, amount, at)),
  ),
  often(
    6,
    fc
      .tuple(any, fc.constantFrom(0, 50, 300, 1_000, 9_999), fc.boolean())
      .map(([at, amount, ends]) => credit(at, amount, ends)),
  ),
  often(4, any.map(rollback)),
  often(
    2,
    fc.tuple(player, ore).map(([one, amount]) => overtake(one, amount)),
  ),
  often(3, any.map(resend)),
  often(
    2,
    fc
      .tuple(player, fc.integer({ min: 2, max: 8 }), ore)
      .map(([one, count, amount]) => burst(one, count, amount)),
  ),
  often(
    1,
    fc.tuple(player, ore).map(([one, amount]) => withdraw(one, amount)),
  ),
  often(1, player.map(exclude)),
  often(1, fc.constant(night)),
  often(2, player.map(logIn)),
);
const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS });

/** Money to begin with, some of it on its way out. */
const FIRST: readonly Command[] = [deposit(0, 5_000), deposit(1, 5_000), grant(0, 500), withdraw(1, 700)];

/** What a walk found: the step after which product and oracle differed, or the faults of the ledger. */
export type Found = { readonly after: string; readonly why: string } | undefined;

async function walk(
  commands: readonly Command[],
  prepare: (gateway: TestGateway) => Promise<void>,
): Promise<Found> {
  await using world = await beginWorld(prepare);
  const done: string[] = [];
  try {
    for (const command of [...FIRST, ...commands]) {
      done.push(command.name);
      await command.run(world);
    }
  } catch (error) {
    return { after: done.join(", "), why: String(error) };
  }
  const faults = await findFaults(world.gateways[0].database.db);
  return faults.length > 0 ? { after: done.join(", "), why: JSON.stringify(faults) } : undefined;
}

/**
 * Walks at random, the same ways for the same seed, until product and oracle differ or the ledger has a fault.
 *
 * @param prepare plants a bug in a walk's database
 */
export async function search(
  { seed, walks }: { readonly seed: number; readonly walks: number },
  prepare: (gateway: TestGateway) => Promise<void> = () => Promise.resolve(),
): Promise<Found> {
  for (const commands of fc.sample(steps, { seed, numRuns: walks })) {
    const found = await walk(commands, prepare);
    if (found) return found;
  }
  return undefined;
}
