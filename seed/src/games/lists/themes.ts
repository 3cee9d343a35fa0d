import * as z from "zod";
import { LocalisedTextSchema } from "../definition/localised.ts";
import { readData } from "../definition/readData.ts";

const ThemeSchema = z.strictObject({ slug: z.string(), name: LocalisedTextSchema });
export type SeedTheme = Readonly<z.infer<typeof ThemeSchema>>;

/** What games are about. Each slug is also a motif that the art can draw. */
export const themes: readonly SeedTheme[] = readData("themes.json", z.array(ThemeSchema));

/** The slug of a theme in `themes.json`. */
export const ThemeSlugSchema = z.enum(themes.map(({ slug }) => slug));
