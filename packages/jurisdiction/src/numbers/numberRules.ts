import { cpr, phone } from "../dk/index.ts";
import type { JurisdictionId } from "../jurisdictions.ts";
import type { IdentityNumberRules, PhoneRules } from "../law/index.ts";

/** How a country writes the numbers of its people. */
export interface NumberRules {
  readonly phone: PhoneRules;
  readonly identityNumber: IdentityNumberRules;
}

/** The number rules of `JURISDICTIONS` without the law, which no browser needs. */
export const NUMBER_RULES: Readonly<Record<JurisdictionId, NumberRules>> = {
  dk: { phone, identityNumber: cpr },
};
