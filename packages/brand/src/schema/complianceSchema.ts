import * as z from "zod";
import type { Compliance } from "../definition/compliance.ts";
import { day, httpsUrl, text } from "./oneOf.ts";

const dated = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject({ appliesFrom: day(), url: httpsUrl(), ...shape }))
    .min(1, "needs a value with the day it applies from.");

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
  minimumAge: dated({ years: z.int("must be whole years.").min(18, "must be at least 18.") }),
}) satisfies z.ZodType<Compliance>;
