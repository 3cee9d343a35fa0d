import type { AskRegister } from "../exclusions/index.ts";
import type { PersonKeys } from "../players/index.ts";
import type { MitIdProvider } from "./mitIdProvider.ts";

/** Services that turn a visit to MitID into a player. */
export interface People {
  readonly provider: MitIdProvider;
  readonly keys: PersonKeys;
  readonly askRegister: AskRegister;
}

/** The service of MitID's calls; absent where MitID is not configured. */
export interface MitIdServices {
  readonly people: People | undefined;
}
