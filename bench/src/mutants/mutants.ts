import { ACCESS_MUTANTS } from "./list/accessMutants.ts";
import { BROWSER_MUTANTS } from "./list/browserMutants.ts";
import { DATA_MUTANTS } from "./list/dataMutants.ts";
import { SESSION_MUTANTS } from "./list/sessionMutants.ts";
import { SIGN_IN_MUTANTS } from "./list/signInMutants.ts";
import type { Mutant } from "./list/mutant.ts";

/** At least one mistake for each ASVS id in a test's title that code of ours decides. */
export const MUTANTS: readonly Mutant[] = [
  ...ACCESS_MUTANTS,
  ...BROWSER_MUTANTS,
  ...DATA_MUTANTS,
  ...SESSION_MUTANTS,
  ...SIGN_IN_MUTANTS,
];
