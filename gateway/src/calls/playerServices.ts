import type { Clock, Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/brands.ts";
import type { GatewayConfig } from "../config/config.ts";
import type { AskRegister } from "../exclusions/exclusionRegister.ts";
import type { PutMail } from "../mail/putMail.ts";
import type { MitIdProvider } from "../mitid/mitIdProvider.ts";
import type { FindAccount } from "../players/findAccount.ts";
import type { PersonKeys } from "../players/personKeys.ts";
import type { FindSession } from "../sessions/findSession.ts";
import type { CallLimits } from "./callLimits.ts";

/** What turns a visit to MitID into a player; there where MitID is configured. */
export interface People {
  readonly provider: MitIdProvider;
  readonly keys: PersonKeys;
  readonly askRegister: AskRegister;
}

/** What calls about players work with. */
export interface PlayerServices {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly config: GatewayConfig;
  readonly clock: Clock;
  readonly log: Log;
  readonly findSession: FindSession;
  readonly findAccount: FindAccount;
  readonly limits: CallLimits;
  readonly people: People | undefined;
  readonly putMail: PutMail;
}
