import * as z from "zod";
import { readData } from "../definition/readData.ts";
import { FeatureCatalogueSchema, VariantsSchema } from "../wording/featureTexts.ts";
import type { WinKind } from "./layout.ts";

const BY_WIN_KIND: Readonly<Record<WinKind, typeof VariantsSchema>> = {
  lines: VariantsSchema,
  ways: VariantsSchema,
  cluster: VariantsSchema,
  anywhere: VariantsSchema,
};

/** The rules of slots. `{reels}`, `{rows}` and `{count}` come from the layout. */
export const slotRules = readData(
  "texts/slots/rules.json",
  z.strictObject({
    layout: z.strictObject(BY_WIN_KIND),
    win: z.strictObject(BY_WIN_KIND),
    symbols: VariantsSchema,
    stake: VariantsSchema,
    pace: VariantsSchema,
    fault: VariantsSchema,
  }),
);

const bonusMechanics = readData("texts/slots/bonus-mechanics.json", FeatureCatalogueSchema);

/**
 * What a slot can do, by id. `{wild}` and `{scatter}` are the game's own symbols, `{n}` is the mechanic's number.
 */
export const slotMechanics = {
  ...readData("texts/slots/wild-mechanics.json", FeatureCatalogueSchema),
  ...bonusMechanics,
  ...readData("texts/slots/reel-mechanics.json", FeatureCatalogueSchema),
};

/** Whether the texts of a mechanic may speak of a bonus round, since the mechanic is one. */
export const isBonusMechanic = (id: string): boolean => Object.hasOwn(bonusMechanics, id);
