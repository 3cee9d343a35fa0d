import * as z from "zod/mini";
import { forEachLocale } from "./locales.ts";

/** The schema of a value for each locale. */
export const localised = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(forEachLocale(() => schema));
