import * as z from "zod";
import type { Compliance } from "../definition/compliance.ts";
import { day, httpsUrl, text } from "./oneOf.ts";

const list = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject({ appliesFrom: day(), ...shape }))
    .min(1, "needs a value with the day it applies from.");
/** What is shown, with the address where it is explained. */
const dated = <Shape extends z.ZodRawShape>(shape: Shape) => list({ url: httpsUrl(), ...shape });
/** What is enforced, with where it stands in the law and who has looked. */
const sourced = <Shape extends z.ZodRawShape>(shape: Shape) =>
  list({ source: text(), confirmedBy: text().nullable(), ...shape });
const whole = (unit: string) => z.int(`must be whole ${unit}.`);

/** The legal constants of `brand.ts`. */
export const complianceSchema = z.strictObject({
  licensee: text(),
  licenceNumber: z.string().regex(/^\d{2}-\d{7}$/, "must be a licence number such as 12-3456789."),
  authority: dated({}),
  stopSpillet: dated({
    phone: z.string().regex(/^\d{2}(?: \d{2}){3}$/, "must be a Danish number written 12 34 56 78."),
  }),
  rofus: dated({}),
  selfTest: dated({}),
  treatmentCentres: dated({}),
  minimumAge: dated({ years: whole("years").min(18, "must be at least 18.") }),
  temporaryAccount: sourced({
    days: whole("days").min(1, "must be at least 1.").max(30, "must be at most 30."),
    depositsOre: whole("øre").min(1, "must be at least 1.").max(1_000_000, "must be at most 1000000."),
  }),
  limitRaise: sourced({ waitHours: whole("hours").min(24, "must be at least 24.") }),
  coolingOff: sourced({ hours: whole("hours").min(24, "must be at least 24.") }),
  block: sourced({ leastDays: whole("days").min(30, "must be at least 30.") }),
}) satisfies z.ZodType<Compliance>;
