import * as z from "zod/mini";
import type { Rule } from "./problem.ts";
import { holds } from "./schema-check.ts";

/** The longest address that mail can be sent to (RFC 5321 § 4.5.3.1.3, less its brackets). */
const MAX_LENGTH = 254;

/** May be left out; given, it must be an address (R5.01). Where it may not, ask `required("email")` first. */
export const optionalEmail: Rule<string | undefined> = (value) =>
  !value || (value.length <= MAX_LENGTH && z.regexes.email.test(value)) ? undefined : { id: "emailInvalid" };

/** An address in a body that must have one. */
export const EmailSchema = z
  .string()
  .check(holds((value) => (value ? optionalEmail(value) : { id: "emailRequired" })));
