import { forEachLocale } from "@spilhus/contracts";
import { ROUTE_IDS } from "@spilhus/routes";
import * as z from "zod";
import type { BrandNavigation } from "../definition/navigation.ts";
import { oneOf, text } from "./oneOf.ts";

const label = z.strictObject(forEachLocale(() => text()));

const item = z.strictObject({
  route: oneOf(ROUTE_IDS, "a route"),
  query: z
    .string()
    .regex(/^[\w-]+=[\w.-]+(?:&[\w-]+=[\w.-]+)*$/, "must be a query such as auth=signup, without ?.")
    .exactOptional(),
  label,
  short: label.exactOptional(),
});

/** `navigation.ts`. */
export const navigationSchema = z.strictObject({
  primary: z.array(item).min(2, "needs at least two entries.").max(6, "has room for six entries."),
  action: item,
  footer: z.array(z.strictObject({ heading: label, items: z.array(item).min(1, "must not be empty.") })),
}) satisfies z.ZodType<BrandNavigation>;
