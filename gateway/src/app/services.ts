import type { RandomSource } from "@spilhus/game-math";
import type { Clock, Log } from "@spilhus/lib";
import type { Brands, GatewayConfig } from "../config/index.ts";
import type { Database } from "../database/index.ts";
import type { RateLimiter } from "../limits/index.ts";
import type { PutMail } from "../mail/index.ts";
import type { People } from "../mitid/index.ts";
import type { StaffProvider } from "../staff-sign-in/index.ts";
import type { AnsweredHooks, BodySeal } from "../provider-events/index.ts";
import type { Payments } from "../payment-providers/index.ts";

/** Everything that the routes use. */
export interface Services {
  readonly config: GatewayConfig;
  readonly brands: Brands;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly limiter: RateLimiter;
  /** Absent where MitID is not configured. */
  readonly people: People | undefined;
  /** Absent where no sign-in of staff is configured. */
  readonly staffProvider: StaffProvider | undefined;
  readonly putMail: PutMail;
  /** Decides the games. */
  readonly random: RandomSource;
  readonly payments: Payments;
  /** Absent where no payment provider is configured. */
  readonly eventSeal: BodySeal | undefined;
  readonly answeredHooks: AnsweredHooks;
  /** Has stored events of payment providers looked into at once. */
  readonly wakePayments: () => void;
  /** Has what the chat server is to be told told at once. */
  readonly wakeChat: () => void;
  /** Called after a change that apps and edge must be told of. */
  onChange(): void;
}
