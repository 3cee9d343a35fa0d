import type { Queries } from "../src/database/index.ts";
import { findFaults } from "../src/ledger/index.ts";

/**
 * Checks every invariant of the ledger. `testEnvironment` calls it at the end of every test file; a test may call it sooner.
 *
 * @throws {Error} naming each fault
 */
export async function requireWholeLedger(db: Queries): Promise<void> {
  const faults = await findFaults(db);
  if (faults.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(faults)}`);
}
