import * as z from "zod/mini";
import { localised } from "../values/index.ts";

/** One entry of a list that a player chooses from, in every language of the site. */
export const ListedTypeSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40)),
  name: localised(z.string()),
});
export type ListedType = z.infer<typeof ListedTypeSchema>;

/** Occupation types or salary types, in the order they are shown in (R3.02). */
export const ListedTypesSchema = z.object({ types: z.array(ListedTypeSchema) });
export type ListedTypes = z.infer<typeof ListedTypesSchema>;
