import type { Game } from "@spilhus/contracts";
import type { PictureProps } from "@spilhus/ui";
import { pictureOf, withNarrow } from "@spilhus/page-kit/pictures";

const WIDE = { widths: [720, 960, 1280, 1600], sizes: "(min-width: 80rem) 75rem, 94vw", priority: true };
const NARROW = { widths: [400, 560, 720, 960], sizes: "92vw", ratio: 10 / 16, priority: true };

/** The hero picture of a game's pages: wide, and on phones the version with the subject in the middle. */
export const gameHeroPicture = ({ art }: Pick<Game, "art">): PictureProps =>
  withNarrow(pictureOf(art.wide, "", WIDE), pictureOf(art.landscape, "", NARROW), "(max-width: 40rem)");
