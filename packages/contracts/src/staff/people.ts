import * as z from "zod/mini";
import { IsoTimeSchema } from "../values/index.ts";

/** A player as officers see them beside money. */
export const StaffPlayerSchema = z.object({
  customerNumber: z.string(),
  name: z.string(),
  brand: z.string(),
  isVerified: z.boolean(),
  since: IsoTimeSchema,
  /** Kinds of the holds in force. */
  holds: z.array(z.string()),
});
export type StaffPlayer = z.infer<typeof StaffPlayerSchema>;
