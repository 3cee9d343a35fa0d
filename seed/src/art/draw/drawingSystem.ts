import type { Frame } from "./frame.ts";
import type { Random } from "./random.ts";

/** Subject families; every game theme leads to one of them. */
export const motifs = [
  "animals",
  "bingo",
  "books",
  "cards",
  "city",
  "desert",
  "dragons",
  "egypt",
  "fishing",
  "food",
  "fruit",
  "gems",
  "jungle",
  "luck",
  "magic",
  "mines",
  "music",
  "norse",
  "sea",
  "space",
  "winter",
] as const;
export type Motif = (typeof motifs)[number];

/** All motifs but those a system would draw badly or where it would look out of place. */
export const motifsExcept = (...left: readonly Motif[]): readonly Motif[] =>
  motifs.filter((motif) => !left.includes(motif));

/** Six inks of a picture, `#rrggbb`. `deep` carries white type (contrast at least 4.5). */
export type Palette = {
  readonly deep: string;
  readonly mid: string;
  readonly soft: string;
  readonly light: string;
  readonly accent: string;
  readonly second: string;
};

/** What a system is given to draw one picture. */
export type Scene = {
  readonly frame: Frame;
  readonly random: Random;
  readonly palette: Palette;
  readonly motif: Motif;
  /** Name of the subject to draw; a subject the system does not draw, or none, leaves the choice to the seed. */
  readonly subject?: string;
  /** Seed of the noise in SVG filters. */
  readonly noise: number;
};

/** One manner of drawing, with the subjects and inks it masters. */
export type DrawingSystem = {
  readonly id: string;
  readonly motifs: readonly Motif[];
  readonly palettes: readonly Palette[];
  draw(scene: Scene): string;
};
