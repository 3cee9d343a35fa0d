import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { gatewaysInProcess, gatewayProcesses } from "./gateways.ts";
import type { OpenProvider } from "./machineProvider.ts";
import { PLANTED_BUGS } from "./plantedBugs.ts";
import { search } from "./walk.ts";

/** Recorded, so that the suite walks the same ways each time; another seed looks elsewhere. */
const RECORDED = 20_261_124;
const { MACHINE_SEED: given, MACHINE_SECONDS: seconds } = process.env;
const SEED = given === "open" ? Math.floor(Math.random() * 2 ** 31) : Number(given ?? RECORDED);
/** An open search has a time instead of a number of walks. */
const OPEN = seconds === undefined ? undefined : { walks: 1_000, seconds: Number(seconds) };
const TIMEOUT = { timeout: (OPEN?.seconds ?? 0) * 1_000 + 300_000 };

/**
 * The money machine: players, two gateways on one database that are killed, a provider that misbehaves and a clock, over
 * real HTTP, beside an oracle written by hand. Each invariant of the ledger has a planted bug that it must find.
 *
 * `MACHINE_SEED=<number>` walks other ways, `MACHINE_SEED=open` ways of its own choice; `MACHINE_SECONDS=<number>` looks
 * so long for each.
 */
export function moneyMachine(openProvider: OpenProvider): void {
  // Several walks at once: each waits most of its time.
  describe.concurrent(`the money machine, MACHINE_SEED=${SEED}`, () => {
    it(
      "finds no difference between product and oracle while gateways are killed (attack 30, attack 48)",
      TIMEOUT,
      async () => {
        const setting = { openProvider, openGateways: gatewayProcesses };
        expect(await search({ seed: SEED, walks: 1, steps: 32, ...OPEN }, setting)).toBeUndefined();
      },
    );

    it("finds no difference and no fault in gateways that live on (attack 48)", TIMEOUT, async () => {
      const setting = { openProvider, openGateways: gatewaysInProcess };
      expect(await search({ seed: SEED + 1, walks: 3, steps: 30, ...OPEN }, setting)).toBeUndefined();
    });

    it.each(PLANTED_BUGS)(
      "finds a planted bug: $name (attack 48)",
      TIMEOUT,
      async ({ statement, seed = 1 }) => {
        const found = await search(
          // The recorded way of each bug is short; another seed looks elsewhere, and longer.
          given === undefined
            ? { seed, walks: 1, steps: 25, ...OPEN }
            : { seed: SEED, walks: 4, steps: 25, ...OPEN },
          {
            openProvider,
            openGateways: gatewaysInProcess,
            plant: (db) => db.execute(sql.raw(statement)).then(() => undefined),
          },
        );
        expect(found).toBeDefined();
        // Found by what it does to money, not because the product stopped.
        expect(found?.why).not.toContain("Failed query");
      },
    );
  });
}
