import type { Locale, Winner } from "@spilhus/contracts";
import { formatOre, formatTimeOfDay } from "@spilhus/i18n/island";

/** Width and height of a winner's picture, cut from the game's landscape art. */
export const THUMB = { width: 96, height: 60 };

/** A win as the list shows it. */
export interface ShownWinner {
  readonly id: string;
  readonly player: string;
  /** ISO time of the server. */
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
 * Makes a win ready to show. The server does it for what a page comes with: the browser's first date and number formats
 * cost a phone 50 ms and wait for the first poll.
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
    href: `/spilside/${game.slug}`,
    game: game.name,
    picture: `${game.art.landscape}/m/${size}/filters:format(webp):quality(60)`,
  };
}
