import type { Clock, Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands, GatewayConfig } from "../config/index.ts";
import type { CallLimits, RateLimiter } from "../limits/index.ts";
import type { FindSession } from "../sessions/index.ts";

/** Services that every call may use. A feature that needs more declares it with `defineCallWith`. */
export interface CallServices {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly log: Log;
  readonly findSession: FindSession;
  readonly limits: CallLimits;
}

/** What the mount needs to authenticate and count callers without a session. */
export interface CallerServices {
  readonly limiter: RateLimiter;
  readonly config: Pick<
    GatewayConfig,
    | "chat"
    | "consoleSecret"
    | "contentTokens"
    | "edgeSecret"
    | "managementSecret"
    | "rateLimits"
    | "revalidateSecret"
    | "staff"
    | "studios"
  >;
}
