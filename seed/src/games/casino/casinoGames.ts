import * as z from "zod";
import { readData } from "../definition/readData.ts";
import type { SeedGame } from "../definition/seedGame.ts";
import { casinoGame, CasinoRowSchema } from "./casinoGame.ts";

const FILES = ["tables", "card-tables", "game-shows", "scratch-cards"] as const;

/** Tables, game shows and scratch cards. */
export const casinoGames: readonly SeedGame[] = FILES.flatMap((file) =>
  readData(`casino/${file}.json`, z.array(CasinoRowSchema)).map(casinoGame),
);
