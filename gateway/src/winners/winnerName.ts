import type { WinnerName } from "@spilhus/contracts/player-account";
import { aliasOf } from "./aliasOf.ts";

/** Who has won, as the database knows them. */
export interface NamedPlayer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** First name and initial, never more. */
export const nameOf = ({ firstName, lastName }: Omit<NamedPlayer, "id">): string => {
  const [first = ""] = firstName.trim().split(/\s+/);
  const [initial = ""] = lastName.trim();
  return initial === "" ? first : `${first} ${initial.toUpperCase()}.`;
};

/** What others read: the alias, unless the player has chosen the name. */
export const shownName = (player: NamedPlayer, choice: WinnerName): string =>
  choice === "name" ? nameOf(player) : aliasOf(player.id);
