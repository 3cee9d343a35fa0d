import * as z from "zod";
import { readData } from "../definition/readData.ts";
import type { SeedGame } from "../definition/seedGame.ts";
import { hallGame, HallRowSchema } from "./hallGame.ts";

/** The bingo and banko halls and variants. */
export const halls: readonly SeedGame[] = (["bingo", "banko"] as const).flatMap((category) =>
  readData(`halls/${category}.json`, z.array(HallRowSchema)).map((row) => hallGame(category, row)),
);
