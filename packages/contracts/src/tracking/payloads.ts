import * as z from "zod/mini";
import { BrandIdSchema, IsoTimeSchema } from "../values/index.ts";

const Address = z.string().check(z.maxLength(2_048));

/** A page that was asked for (R3.09). Addresses carry no token, code or transaction. */
export const PageRequestSchema = z.object({
  url: Address,
  referrer: Address,
  mobile_in_desktop_view: z.null(),
  brand: BrandIdSchema,
  triggered_at: IsoTimeSchema,
});
export type PageRequest = z.infer<typeof PageRequestSchema>;

/** One fact about an event. */
export const MetaEntrySchema = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(64)),
  value: z.nullable(z.union([z.string().check(z.maxLength(4_096)), z.number(), z.boolean()])),
});
export type MetaEntry = z.infer<typeof MetaEntrySchema>;

/** Something that happened (R3.10). */
export const TrackingEventSchema = z.object({
  event_name: z.string().check(z.minLength(1), z.maxLength(64)),
  event_type: z.string().check(z.minLength(1), z.maxLength(64)),
  meta_data: z.nullable(z.array(MetaEntrySchema).check(z.maxLength(50))),
  brand: BrandIdSchema,
  triggered_at: IsoTimeSchema,
  log_entry: z.optional(z.boolean()),
});
export type TrackingEvent = z.infer<typeof TrackingEventSchema>;
