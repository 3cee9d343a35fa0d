import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { DATA_FOLDER, readData } from "../definition/readData.ts";
import type { SeedGame } from "../definition/seedGame.ts";
import { ThemeSlugSchema } from "../lists/themes.ts";
import { slotGame, SlotRowSchema } from "./slotGame.ts";

const themesWithSlots = readdirSync(join(DATA_FOLDER, "slots"))
  .map((file) => ThemeSlugSchema.parse(file.replace(/\.json$/, "")))
  .sort();

/** The slots of every `data/slots/<theme>.json`. */
export const slots: readonly SeedGame[] = themesWithSlots.flatMap((theme) =>
  readData(`slots/${theme}.json`, z.array(SlotRowSchema)).map((row) => slotGame(theme, row)),
);
