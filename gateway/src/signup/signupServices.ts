import type { AskRegister } from "../exclusions/index.ts";
import type { PersonKeys } from "../players/index.ts";

/** The service of a registration's calls; absent where MitID is not configured. */
export interface SignupServices {
  readonly people:
    | { readonly askRegister: AskRegister; readonly keys: Pick<PersonKeys, "hashCpr" | "openCpr"> }
    | undefined;
}
