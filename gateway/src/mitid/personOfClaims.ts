import { JURISDICTIONS, type JurisdictionId } from "@spilhus/jurisdiction";
import * as z from "zod";
import type { MitIdConfig } from "../config/index.ts";
import type { Person } from "../players/index.ts";

const Text = z.string().trim().min(1).max(200);

/** Without a check of its day: whom MitID knows by a number has it. */
function personSchema(jurisdiction: JurisdictionId) {
  const { textPattern, plain } = JURISDICTIONS[jurisdiction].identityNumber;
  return z.object({
    uuid: Text,
    firstName: Text,
    lastName: Text,
    birthdate: z.iso.date(),
    cpr: z
      .string()
      .regex(new RegExp(`^${textPattern}$`))
      .transform(plain)
      .optional(),
  });
}

/**
 * Reads a person from claims, by the broker's names.
 *
 * @throws {Error} naming the missing claims, without personal data
 */
export function personOfClaims(
  claims: Readonly<Record<string, unknown>>,
  names: MitIdConfig["claims"],
  jurisdiction: JurisdictionId,
): Person {
  const result = personSchema(jurisdiction).safeParse({
    uuid: claims[names.uuid] ?? claims["sub"],
    firstName: claims[names.givenName],
    lastName: claims[names.familyName],
    birthdate: claims[names.birthdate],
    cpr: claims[names.cpr],
  });
  if (result.success) return { ...result.data, cpr: result.data.cpr };
  const missing = result.error.issues.map(({ path }) => path.join(".")).join(", ");
  throw new Error(`MitID's answer lacks what is needed of a person: ${missing}.`);
}
