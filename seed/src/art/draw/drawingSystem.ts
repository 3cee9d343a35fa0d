import type { Frame } from "./frame.ts";
import type { Random } from "./random.ts";

/** Families of subjects; every game theme maps to one of them. */
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

/** All motifs except those that a system draws badly or that do not suit it. */
export const motifsExcept = (...left: readonly Motif[]): readonly Motif[] =>
  motifs.filter((motif) => !left.includes(motif));

/** Six inks of a picture, `#rrggbb`. White text is readable on `deep` (contrast at least 4.5). */
export type Palette = {
  readonly deep: string;
  readonly mid: string;
  readonly soft: string;
  readonly light: string;
  readonly accent: string;
  readonly second: string;
};

/** The input of a system for one picture. */
export type Scene = {
  readonly frame: Frame;
  readonly random: Random;
  readonly palette: Palette;
  readonly motif: Motif;
  /** Name of the subject to draw; the seed chooses when the system does not draw it or none is given. */
  readonly subject?: string;
  /** Seed of the noise in SVG filters. */
  readonly noise: number;
};

/** A style of drawing, with the motifs and palettes that it supports. */
export type DrawingSystem = {
  readonly id: string;
  readonly motifs: readonly Motif[];
  readonly palettes: readonly Palette[];
  /** Whether a picture shows this subject of a motif, and not another one or only the motif; all of them when absent. */
  shows?(motif: Motif, subject: string): boolean;
  draw(scene: Scene): string;
};
