import type { Game } from "@spilhus/contracts";
import type { PictureProps } from "@spilhus/ui";
import { pictureOf, withNarrow } from "./pictureOf.ts";

const WIDE = { widths: [960, 1280, 1600, 1920], sizes: "100vw", priority: true };
const NARROW = { widths: [400, 560, 720, 960], sizes: "100vw", ratio: 4 / 3, priority: true };

/** A game's art for words on it: the wide drawing is calm on its left, the portrait for narrow windows in its lower third. */
export const gameArt = ({ art }: Pick<Game, "art">): PictureProps =>
  withNarrow(pictureOf(art.wide, "", WIDE), pictureOf(art.portrait, "", NARROW), "(max-width: 59.98rem)");

/** The width that the portrait needs to cover a narrow window's height under the bar of a game in play. */
const COVERING = { ...NARROW, sizes: "max(100vw, 66vh)" };

/** The same art where it covers the whole window, as while a game opens. */
export const windowArt = ({ art }: Pick<Game, "art">): PictureProps =>
  withNarrow(pictureOf(art.wide, "", WIDE), pictureOf(art.portrait, "", COVERING), "(max-width: 59.98rem)");
