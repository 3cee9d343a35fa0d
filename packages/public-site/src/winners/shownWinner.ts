import type { Locale, Winner } from "@spilhus/contracts";
import { formatOre, formatTimeOfDay } from "@spilhus/i18n/island";
import { gamePath } from "@spilhus/routes";

/** Width and height of a winner's picture, cut from the game's landscape art. */
export const THUMB = { width: 96, height: 60 };

/** A win, formatted for the list. */
export interface ShownWinner {
  readonly id: string;
  readonly player: string;
  /** Server time, ISO. */
  readonly wonAt: string;
  /** `HH:mm` in the brand's zone. */
  readonly time: string;
  /** e.g. `1.956,50 kr.` */
  readonly amount: string;
  readonly href: string;
  readonly game: string;
  readonly picture: string;
}

/**
 * Formats a win for the list. The server formats the initial list, since a browser's first date and number format costs a
 * phone 50 ms; the browser formats from the first poll on.
 */
export function shownWinner(
  { id, player, wonAt, amountOre, game }: Winner,
  zone: string,
  locale: Locale,
): ShownWinner {
  const size = `${THUMB.width * 2}x${THUMB.height * 2}`;
  return {
    id,
    player,
    wonAt,
    time: formatTimeOfDay(wonAt, zone),
    amount: formatOre(amountOre, locale),
    href: gamePath(game.slug),
    game: game.name,
    picture: `${game.art.landscape}/m/${size}/filters:format(webp):quality(60)`,
  };
}
