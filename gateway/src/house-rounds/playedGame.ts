import type { Queries } from "../database/index.ts";
import { type StudioGame, studioGame } from "../games/index.ts";
import type { HouseGame } from "./houseGame.ts";
import { houseGame } from "./houseGames.ts";

/** A game that has a play session: of the house, whose rounds we decide, or of a studio, which decides its own. */
export type PlayedGame = HouseGame | StudioGame;

/** A brand's game that can be opened; nothing for one that opens later, and for rooms, whose rounds are everybody's. */
export const playedGame = async (
  db: Queries,
  place: { readonly brand: string; readonly game: string },
): Promise<PlayedGame | undefined> => houseGame(place.game) ?? studioGame(db, place);
