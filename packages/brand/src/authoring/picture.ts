import type { Pair } from "./authoredStory.ts";

/** Ways of drawing, one per house. */
export type ArtStyle = "paper-hall" | "aurora-night";

/** Subjects the illustrator draws in every style. */
export const ILLUSTRATIONS = [
  "hero",
  "winners",
  "responsible",
  "service",
  "about",
  "blog",
  "press",
  "affiliate",
  "competition",
  "tv",
  "app",
  "signup",
] as const;
export type Illustration = (typeof ILLUSTRATIONS)[number];

/** A picture field whose file the seed draws. */
export interface Picture {
  readonly fieldtype: "asset";
  readonly filename: string;
  readonly alt: string;
  readonly alt__i18n__en: string;
}

const picture = (filename: string, [da, en]: Pair): Picture => ({
  fieldtype: "asset",
  filename,
  alt: da,
  alt__i18n__en: en,
});

/** An illustration in a house's style. `alt` says what is seen; empty in both languages when it only decorates. */
export const illustration = (style: ArtStyle, id: Illustration, alt: Pair): Picture =>
  picture(`seed:illustration/${style}/${id}`, alt);

/** A cover drawn from a seed, for articles: the same seed always gives the same picture. */
export const cover = (style: ArtStyle, seed: string, alt: Pair): Picture =>
  picture(`seed:cover/${style}/${seed}`, alt);

/** The wide art of a game. */
export const gameArt = (slug: string, alt: Pair): Picture => picture(`seed:game/${slug}/wide`, alt);
