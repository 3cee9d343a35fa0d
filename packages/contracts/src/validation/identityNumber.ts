import type { JurisdictionId } from "@spilhus/jurisdiction";
import { NUMBER_RULES } from "@spilhus/jurisdiction/numbers";
import type { Rule } from "./problem.ts";

/** An identity number of the jurisdiction: a CPR number in Denmark. It is only compared with the eID's and never stored. */
export const identityNumber =
  (jurisdiction: JurisdictionId): Rule =>
  (value) =>
    NUMBER_RULES[jurisdiction].identityNumber.isValid(value) ? undefined : { id: "cprInvalid" };

/** An identity number of any jurisdiction, for a body that is parsed before its brand is known. */
export const anyIdentityNumber: Rule = (value) =>
  Object.values(NUMBER_RULES).some((rules) => rules.identityNumber.isValid(value))
    ? undefined
    : { id: "cprInvalid" };
