import type { ScheduledRound } from "@spilhus/contracts";
import * as z from "zod";
import { readData } from "../definition/readData.ts";
import { FeatureCatalogueSchema, VariantsSchema } from "../wording/featureTexts.ts";

const BY_PLATE: Readonly<Record<ScheduledRound["plate"], typeof VariantsSchema>> = {
  "5x5-75": VariantsSchema,
  "4x4-80": VariantsSchema,
  "3x9-90": VariantsSchema,
};

/** The rules of bingo and banko. `{hall}` is the hall's name, `{price}` the price of a plate. */
export const hallRules = readData(
  "texts/halls/rules.json",
  z.strictObject({
    /** How each plate looks and is filled. */
    plate: z.strictObject(BY_PLATE),
    sale: VariantsSchema,
    limit: VariantsSchema,
    call: VariantsSchema,
    end: VariantsSchema,
    /** What happens when the connection drops. */
    drop: VariantsSchema,
  }),
);

/** What a bingo or banko hall can offer, by id. `{hall}` is its name, `{n}` the feature's number. */
export const hallFeatures = readData("texts/halls/features.json", FeatureCatalogueSchema);
