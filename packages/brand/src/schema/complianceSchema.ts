import * as z from "zod";
import type { Compliance } from "../definition/compliance.ts";
import { day, httpsUrl, text } from "./oneOf.ts";

const dated = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject({ appliesFrom: day(), ...shape }))
    .min(1, "needs a value with the day it applies from.")
    .exactOptional();
const sourced = <Shape extends z.ZodRawShape>(shape: Shape) =>
  dated({ source: text(), confirmedBy: text().nullable(), ...shape });
const whole = (unit: string) => z.int(`must be whole ${unit}.`).min(1, "must be at least 1.");

/** Licence and stricter duties of `brand.ts`. Whether they are stricter than the law is a rule of conformance. */
export const complianceSchema = z.strictObject({
  licensee: text(),
  licenceNumber: z.string().regex(/^\d{2}-\d{7}$/, "must be a licence number such as 12-3456789."),
  stricter: z
    .strictObject({
      minimumAge: dated({ years: whole("years"), url: httpsUrl() }),
      temporaryAccount: sourced({ days: whole("days"), depositsOre: whole("øre") }),
      limitRaise: sourced({ waitHours: whole("hours") }),
      coolingOff: sourced({ hours: whole("hours") }),
      block: sourced({ leastDays: whole("days") }),
      realityCheck: sourced({ everyMinutes: whole("minutes") }),
      lossLimits: sourced({ periods: z.int("must be whole periods.").min(0).max(3, "has three periods.") }),
      pace: sourced({
        slotMs: whole("milliseconds"),
        tableMs: whole("milliseconds"),
        ballMs: whole("milliseconds"),
      }),
    })
    .exactOptional(),
}) satisfies z.ZodType<Compliance>;
