import type { JurisdictionId } from "@spilhus/jurisdiction";
import { isPhoneNumber, phoneNumber } from "@spilhus/jurisdiction/numbers";
import type { Rule } from "./problem.ts";

/** A phone number as people of the jurisdiction type it. */
export const phone =
  (jurisdiction: JurisdictionId): Rule =>
  (value) =>
    phoneNumber(value, jurisdiction) === undefined ? { id: "phoneInvalid" } : undefined;

/** A phone number as `+` and digits. */
export const writtenPhone: Rule = (value) => (isPhoneNumber(value) ? undefined : { id: "phoneInvalid" });
