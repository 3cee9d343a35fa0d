import type { TRANSLATION_MARK } from "@spilhus/contracts";
import type { Texts } from "./authoredStory.ts";
import { fieldForEach } from "./translatedFields.ts";

/** Drawing styles. */
export type ArtStyle = "paper-hall" | "aurora-night";

/** Colours of a drawing, `#rrggbb` each; a style has defaults. */
export interface Inks {
  /** Paper, or the sky at night. */
  readonly ground: string;
  /** Outlines and shadows. */
  readonly ink: string;
  /** Light: windows, lamps. */
  readonly sun: string;
  readonly warm: string;
  readonly leaf: string;
  readonly cool: string;
}

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
  readonly [translated: `alt${typeof TRANSLATION_MARK}${string}`]: string;
}

const picture = (filename: string, alt: Texts): Picture => ({
  fieldtype: "asset",
  filename,
  alt: alt[0],
  ...fieldForEach("alt", alt),
});

/** The end of a drawing's name: six inks without `#`, in the order the illustrator reads them. */
function printed(inks: Inks | undefined): string {
  if (inks === undefined) return "";
  const { ground, ink, sun, warm, leaf, cool } = inks;
  return `/${[ground, ink, sun, warm, leaf, cool].map((hex) => hex.slice(1)).join("-")}`;
}

/** An illustration in a brand's style. `alt` says what is seen; empty in every language when it only decorates. */
export const illustration = (style: ArtStyle, id: Illustration, alt: Texts, inks?: Inks): Picture =>
  picture(`seed:illustration/${style}/${id}${printed(inks)}`, alt);

/** A cover drawn from a seed, for articles: the same seed always gives the same picture. */
export const cover = (style: ArtStyle, seed: string, alt: Texts, inks?: Inks): Picture =>
  picture(`seed:cover/${style}/${seed}${printed(inks)}`, alt);

/** The wide art of a game. */
export const gameArt = (slug: string, alt: Texts): Picture => picture(`seed:game/${slug}/wide`, alt);
