import { CPR_PATTERN, cprDigits } from "@spilhus/jurisdiction/dk";
import * as z from "zod";
import type { MitIdConfig } from "../config/index.ts";
import type { Person } from "../players/index.ts";

const Text = z.string().trim().min(1).max(200);
const PersonSchema = z.object({
  uuid: Text,
  firstName: Text,
  lastName: Text,
  birthdate: z.iso.date(),
  cpr: z
    .string()
    .regex(new RegExp(`^${CPR_PATTERN}$`))
    .transform(cprDigits)
    .optional(),
});

/**
 * Reads a person from claims, by the broker's names.
 *
 * @throws {Error} naming the missing claims, without personal data
 */
export function personOfClaims(
  claims: Readonly<Record<string, unknown>>,
  names: MitIdConfig["claims"],
): Person {
  const result = PersonSchema.safeParse({
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
