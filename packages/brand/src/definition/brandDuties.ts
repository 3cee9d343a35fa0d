import { JURISDICTIONS, type DatedRules, type Duties } from "@spilhus/jurisdiction";
import type { BrandIdentity } from "./identity.ts";

/** The law of a brand's jurisdiction by date, with the duties of which the brand demands more. */
export const brandDuties = ({
  jurisdiction,
  compliance,
}: Pick<BrandIdentity, "jurisdiction" | "compliance">): DatedRules<Duties> => ({
  ...JURISDICTIONS[jurisdiction].law,
  ...compliance.stricter,
});
