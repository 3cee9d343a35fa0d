import * as z from "zod";
import { readData } from "../definition/readData.ts";

const ProviderSchema = z.strictObject({ slug: z.string(), name: z.string() });
export type SeedProvider = Readonly<z.infer<typeof ProviderSchema>>;

/** Game studios, all invented. */
export const providers: readonly SeedProvider[] = readData("providers.json", z.array(ProviderSchema));

/** The slug of a provider in `providers.json`. */
export const ProviderSlugSchema = z.enum(providers.map(({ slug }) => slug));
