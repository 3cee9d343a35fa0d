import * as fc from "fast-check";
import { accept, giveUp } from "./bonusCommands.ts";
import type { Command } from "./command.ts";
import type { ProviderFault } from "./machineProvider.ts";
import { beginDeposit, chargeBack, finishDeposit, withdraw } from "./paymentCommands.ts";
import { burst, credit, debit, overtake, resend, rollback } from "./playCommands.ts";
import { exclude, hours, kill, logIn, lowerLimits } from "./playerCommands.ts";
import { PLAYERS } from "./world.ts";

const player = fc.nat(PLAYERS - 1);
const any = fc.nat(40);
const ore = fc.constantFrom(100, 250, 700, 1_000, 3_333);
/** Before, while and after the request is carried out. */
const cutMs = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }) },
);
const faults = (...some: readonly ProviderFault[]) =>
  fc.option(fc.constantFrom(...some), { nil: undefined, freq: 2 });

const begun = fc.record({
  amountOre: fc.constantFrom(1_000, 2_500, 6_001),
  method: fc.constantFrom("card" as const, "card" as const, "bank" as const),
  cutMs,
  fault: faults("error-after-effect"),
});
const finished = fc.record({
  act: fc.constantFrom("approve", "approve", "approve", "approve", "decline", "cancel"),
  fault: faults("late-capture", "other-name", "wrong-amount", "duplicate", "disorder", "silent"),
  cutMs,
});
const withdrawn = fc.record({
  amountOre: fc.constantFrom(1_000, 1_700, 5_000),
  fault: faults("payout-refused", "bank-return", "silent", "error-after-effect"),
  cutMs,
});

/** Steps with how often each comes. */
const STEPS: readonly (readonly [weight: number, step: fc.Arbitrary<Command>])[] = [
  [5, fc.tuple(player, begun).map((given) => beginDeposit(...given))],
  [6, fc.tuple(any, finished).map((given) => finishDeposit(...given))],
  [3, fc.tuple(player, withdrawn).map((given) => withdraw(...given))],
  [1, any.map(chargeBack)],
  [2, fc.tuple(player, fc.constantFrom(777, 1_500), cutMs).map((given) => accept(...given))],
  [1, fc.tuple(player, cutMs).map((given) => giveUp(...given))],
  [6, fc.tuple(player, ore, fc.integer({ min: -10, max: 10 }), cutMs).map((given) => debit(...given))],
  [
    5,
    fc.tuple(any, fc.constantFrom(0, 50, 300, 1_000, 9_999), fc.boolean()).map((given) => credit(...given)),
  ],
  [4, any.map(rollback)],
  [2, fc.tuple(player, ore).map((given) => overtake(...given))],
  [3, any.map(resend)],
  [2, fc.tuple(player, fc.integer({ min: 2, max: 8 }), ore).map((given) => burst(...given))],
  [1, player.map(exclude)],
  [1, fc.tuple(player, fc.constantFrom(1_500, 9_000)).map((given) => lowerLimits(...given))],
  [2, fc.constantFrom(3, 25, 170, 1_500).map(hours)],
  [2, player.map(logIn)],
  [1, any.map(kill)],
];

/** Money to begin with, some of it on its way. */
export const FIRST: readonly Command[] = [
  accept(0, 500),
  beginDeposit(0, { amountOre: 5_000, method: "card" }),
  finishDeposit(0, { act: "approve" }),
  beginDeposit(1, { amountOre: 6_001, method: "bank" }),
  finishDeposit(0, { act: "approve", fault: "duplicate" }),
  beginDeposit(0, { amountOre: 2_500, method: "card" }),
];

/** Walks of so many steps; the same seed gives the same ones. */
export function walksOf({ seed, walks, steps }: { seed: number; walks: number; steps: number }): Command[][] {
  const step = fc.oneof(...STEPS.map(([weight, arbitrary]) => ({ weight, arbitrary })));
  return fc.sample(fc.array(step, { minLength: steps, maxLength: steps }), { seed, numRuns: walks });
}
