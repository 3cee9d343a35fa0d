import * as z from "zod";
import { readData } from "../definition/readData.ts";
import { FeatureCatalogueSchema, VariantsSchema } from "../wording/featureTexts.ts";

/** Several ways to write each rule of a kind of game. */
const RulesSchema = z.array(VariantsSchema);

const cardRules = readData(
  "texts/casino/card-rules.json",
  z.strictObject({
    blackjack: RulesSchema,
    baccarat: RulesSchema,
    poker: RulesSchema,
    "three-card": RulesSchema,
    "pai-gow": RulesSchema,
    "video-poker": RulesSchema,
  }),
);
const otherRules = readData(
  "texts/casino/rules.json",
  z.strictObject({
    kinds: z.strictObject({
      roulette: RulesSchema,
      dice: RulesSchema,
      show: RulesSchema,
      scratch: RulesSchema,
    }),
    /** Stakes at a table. */
    stake: VariantsSchema,
    /** Prices of a scratch card. */
    price: VariantsSchema,
    fault: VariantsSchema,
  }),
);

export const casinoRules = { ...otherRules, kinds: { ...otherRules.kinds, ...cardRules } };

/** What a casino game can offer, by id; `{n}` is the feature's number. */
export const casinoFeatures = readData("texts/casino/features.json", FeatureCatalogueSchema);
