import type { Locale } from "@spilhus/contracts";
import type { PlayMode } from "@spilhus/contracts/play";
import type { MessagesOf } from "@spilhus/i18n/island";
import type { PlacesOfPlay } from "../address/index.ts";
import type { HOUSE_GAME_MESSAGES, PLAY_SHELL_MESSAGES } from "./playMessages.ts";

/** What the page gives to the shell of a game. */
export interface PlayProps {
  readonly game: { readonly slug: string; readonly name: string };
  readonly mode: PlayMode;
  readonly locale: Locale;
  readonly places: PlacesOfPlay;
  readonly messages: MessagesOf<(typeof PLAY_SHELL_MESSAGES)[number]>;
  readonly gameMessages: MessagesOf<(typeof HOUSE_GAME_MESSAGES)[number]>;
}
