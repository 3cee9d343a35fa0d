import type { Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/index.ts";
import type { Payments } from "../payment-providers/index.ts";

/** What work on a deposit needs, whoever does it: a call, a job, an event. */
export interface DepositServices {
  readonly db: NodePgDatabase;
  readonly log: Log;
  readonly brands: Brands;
  readonly payments: Payments;
}
