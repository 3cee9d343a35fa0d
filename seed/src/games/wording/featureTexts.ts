import * as z from "zod";
import { LocalisedTextSchema } from "../definition/localised.ts";

/** Several ways to write one text, so that two games with the same rule or feature do not read alike. */
export const VariantsSchema = z.array(LocalisedTextSchema).min(1);
export type Variants = z.infer<typeof VariantsSchema>;

/** How a feature is described on a game page. */
export const FeatureTextsSchema = z.strictObject({ titles: VariantsSchema, texts: VariantsSchema });
export type FeatureTexts = z.infer<typeof FeatureTextsSchema>;

/** Texts of features by id. */
export const FeatureCatalogueSchema = z.record(z.string(), FeatureTextsSchema);
export type FeatureCatalogue = z.infer<typeof FeatureCatalogueSchema>;
