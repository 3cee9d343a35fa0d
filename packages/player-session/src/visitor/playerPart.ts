import type { ComponentType } from "react";
import type { UserInfo } from "@spilhus/contracts/player-account";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import type { GameGridProps, PlayerMenuItem } from "@spilhus/ui";
import type { PlayerSettings } from "./playerSettings.ts";

/** Where the session clock stays in sight: in a bar that does, or at the edge of the window. */
export type ClockPlace = "bar" | "edge";

/** The slots that a page has for players, each with the props of the components in it. */
export interface PlayerSlots {
  /** A header's place for the player: menu and session clock. */
  readonly header: { readonly clockPlace: ClockPlace };
  /** The session clock alone, on a page without a header. */
  readonly clock: object;
  /** The player's money, in a header beside the menu. */
  readonly balance: object;
  /** Lives as long as the tab: the warning before the session ends, and what follows a navigation. */
  readonly tab: object;
  /** A question to the player, after the welcome of a new one. */
  readonly question: {
    readonly settings: PlayerSettings;
    readonly user: UserInfo | undefined;
    /** Asks the service whether the player is within the play limits. */
    readonly isWithinLimits: () => Promise<boolean>;
  };
  /** What a player can do with a game, on its page. */
  readonly game: { readonly slug: string };
  /** What greets a player above a page that is the same for everybody. */
  readonly greeting: {
    /** How the brand draws a game. */
    readonly gameCard: GameGridProps["variant"];
  };
}

/** A component for one of the slots. */
export interface DrawnPart<Slot extends keyof PlayerSlots> {
  readonly slot: Slot;
  readonly Component: ComponentType<PlayerSlots[Slot]>;
}

/** The player as the menu knows them. */
export interface MenuPlayer {
  /** Absent until it is known, or while the service cannot be reached. */
  readonly user: UserInfo | undefined;
  /** The player's data are on their way for the first time. */
  readonly isUserComing: boolean;
  readonly messages: IslandMessages<MessageKey>;
}

/** Entries of the player's menu. */
export interface MenuPart {
  readonly slot: "menu";
  readonly items: (player: MenuPlayer) => readonly PlayerMenuItem[];
}

/** What a wing adds to pages for players. It comes with the code of the session, which guests never load. */
export type PlayerPart = { [Slot in keyof PlayerSlots]: DrawnPart<Slot> }[keyof PlayerSlots] | MenuPart;
