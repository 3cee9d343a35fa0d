import type { Rule } from "./problem.ts";

/** The longest address that mail can be sent to (RFC 5321 § 4.5.3.1.3, less its brackets). */
const MAX_LENGTH = 254;
/** A name of letters, digits and `._'+-`, not led or ended by a dot; a domain with a dot in it. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[\w.'+-]*[\w'+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** May be left out; given, it must be an address (R5.01). Where it may not, ask `required("email")` first. */
export const optionalEmail: Rule<string | undefined> = (value) =>
  !value || (value.length <= MAX_LENGTH && ADDRESS.test(value)) ? undefined : { id: "emailInvalid" };
