import type { GameSummary } from "@spilhus/contracts";
import type { GameCardContent } from "@spilhus/ui";
import { pictureOf } from "../pictures/pictureOf.ts";
import { cardContent, type CardContext } from "./cardContent.ts";

/** The content of a game's card in a lobby, made on the server. */
export const gameCardContent = (game: GameSummary, context: CardContext): GameCardContent =>
  cardContent(game, context, pictureOf);
