import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema } from "../values/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** More cannot be saved: so many the catalogue tells of in one answer. */
export const MOST_SAVED_GAMES = 50;

/** The games a player saved, last saved first; the catalogue tells the rest by their slugs. */
export const SavedGamesSchema = z.object({
  games: z.array(z.object({ slug: z.string(), savedAt: IsoTimeSchema })),
});
export type SavedGames = z.infer<typeof SavedGamesSchema>;

export const LIST_SAVED_GAMES = {
  id: "list-saved-games",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/saved-games`,
  summary: "The games the player saved",
  audience: "player",
  kind: "read",
  answer: SavedGamesSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

export const SAVE_GAME = {
  id: "save-game",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/saved-games/{slug}`,
  summary: "Saves a game",
  audience: "player",
  kind: "change",
  answer: SavedGamesSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "list-full"],
} as const satisfies CallContract;

export const FORGET_GAME = {
  id: "forget-game",
  method: "DELETE",
  path: `${PLAYER_ACCOUNT}/user/saved-games/{slug}`,
  summary: "Takes a game off the saved ones",
  audience: "player",
  kind: "change",
  answer: SavedGamesSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
