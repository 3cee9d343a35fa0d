import { JURISDICTIONS, type JurisdictionId } from "./jurisdictions.ts";
import { dayIn, dutiesOn, type InForce, type RuleLists } from "./law/index.ts";

/** What brand and registry say of a brand's law. */
export interface LegalBrand<Rules> {
  readonly jurisdiction: JurisdictionId;
  /** The law of the jurisdiction, or what the brand demands instead where that is stricter. */
  readonly duties: Rules;
}

/** The legal day of a moment, `YYYY-MM-DD`, in the time zone of the brand's jurisdiction. */
export const legalDay = ({ jurisdiction }: Pick<LegalBrand<unknown>, "jurisdiction">, time: Date): string =>
  dayIn(JURISDICTIONS[jurisdiction].timezone, time);

/**
 * The duties of a brand at a moment. Pages show them and the gateway enforces them, both by this function.
 *
 * @param time of the server's or the database's clock
 * @throws {RangeError} naming the duty that has no rule for the day
 */
export function dutiesAt<Rules extends RuleLists>(brand: LegalBrand<Rules>, time: Date): InForce<Rules> {
  return dutiesOn(brand.duties, legalDay(brand, time));
}
