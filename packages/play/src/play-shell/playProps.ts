import type { Locale } from "@spilhus/contracts";
import type { RoomPlateKind } from "@spilhus/contracts/bingo";
import type { PlayMode } from "@spilhus/contracts/play";
import type { HallMessages, RouletteMessages } from "@spilhus/house-games";
import type { MessagesOf, ZoneYears } from "@spilhus/i18n/island";
import type { PictureProps } from "@spilhus/ui";
import type { PlacesOfPlay } from "../address/index.ts";
import type { PLAY_SHELL_MESSAGES } from "./playMessages.ts";

/** What the page knows of a hall; its rounds come with the gateway's answers. */
export interface HallOfPage {
  readonly brand: string;
  readonly kind: "bingo" | "banko";
  readonly plate: RoomPlateKind;
  readonly air: "observatory" | "table";
  readonly hasChat: boolean;
  /** Of the brand's zone. */
  readonly zoneYears: ZoneYears;
  readonly messages: HallMessages;
}

/** What the page gives to the shell of a game. */
export interface PlayProps {
  readonly game: { readonly slug: string; readonly name: string };
  readonly mode: PlayMode;
  readonly locale: Locale;
  /** IANA zone of the brand. */
  readonly timeZone: string;
  readonly places: PlacesOfPlay;
  /** The game's art, shown until the game stands. */
  readonly picture: PictureProps;
  readonly messages: MessagesOf<(typeof PLAY_SHELL_MESSAGES)[number]>;
  /** Of a bingo or banko hall. */
  readonly hall?: HallOfPage;
  readonly gameMessages: RouletteMessages;
}
