import type { Log } from "@spilhus/lib";
import { type GatewayConfig, readBrands } from "../config/index.ts";
import { openDatabase } from "../database/index.ts";
import { createProviders, guardProvider, paymentsOf } from "../payment-providers/index.ts";
import { personKeys } from "../players/index.ts";
import { providerNotes } from "../provider-events/index.ts";
import { reconcileCommand } from "../reconciliation/index.ts";
import { lookIntoPayments } from "./lookIntoPayments.ts";

/**
 * Reconciles by command, with the database and the providers of a gateway's configuration.
 *
 * @returns whether everything agrees
 * @throws {Error} for arguments that cannot be used, or where the database cannot be opened
 */
export async function reconcile(
  config: GatewayConfig,
  log: Log,
  args: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const brands = await readBrands(config.brandsFile);
  const { stateDir, databaseUrl, databasePool: pool, cprSecret } = config;
  const database = await openDatabase({ stateDir, databaseUrl, pool, log });
  try {
    const { db } = database;
    const providers = createProviders(config.paymentProviders, providerNotes(db));
    const guarded = [...providers.values()].map((provider) => guardProvider(provider, log));
    const payments = paymentsOf(guarded, config.paymentMethods);
    const keys = cprSecret === undefined ? undefined : personKeys(cprSecret);
    const services = { db, log, brands, payments };
    const lookInto = lookIntoPayments({ ...services, keys });
    const { clientAccounts } = config;
    return await reconcileCommand({ ...services, lookInto, clientAccounts }, args, print);
  } finally {
    await database.close();
  }
}
