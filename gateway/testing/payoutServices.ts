import type { Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { WithdrawalServices } from "../src/withdrawals/index.ts";
import type { ScriptedPayouts } from "./scriptedPayouts.ts";
import { TEST_BRANDS } from "./testBrands.ts";
import { KEYS } from "./testPlayers.ts";

export const BRANDS = new Map(TEST_BRANDS.map((brand) => [brand.id as string, brand]));

/** What payouts need, with one scripted provider for every brand. */
export function payoutServices(
  db: NodePgDatabase,
  { provider }: ScriptedPayouts,
  log: Log = () => undefined,
): WithdrawalServices {
  const providers = {
    provider: (id: string) => (id === provider.id ? provider : undefined),
    methodsOf: () => [{ provider }],
  };
  return { db, log, brands: BRANDS, keys: KEYS, providers };
}
