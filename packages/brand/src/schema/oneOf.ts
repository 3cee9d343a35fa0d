import * as z from "zod";

/** An enumeration whose error lists what may be written: `"kasino" is not a feature. Use one of …`. */
export function oneOf<const Value extends string>(values: readonly Value[], noun: string) {
  return z.enum(values, { error: `is not ${noun}. Use one of ${values.join(", ")}.` });
}

/** A string that is not empty. */
export const text = () => z.string().min(1, "must not be empty.");

/** A day, `YYYY-MM-DD`. */
export const day = () => z.iso.date("must be a date written YYYY-MM-DD.");

/** An https address. */
export const httpsUrl = () =>
  z.url({ protocol: /^https$/, error: "must be an address that starts with https://." });
