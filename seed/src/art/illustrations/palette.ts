/** Inks of a page illustration, `#rrggbb`. Styles name their own defaults; a brand passes its own tokens. */
export type IllustrationPalette = {
  readonly ground: string;
  readonly ink: string;
  readonly sun: string;
  readonly warm: string;
  readonly leaf: string;
  readonly cool: string;
};

export const illustrationStyles = ["paper-hall", "aurora-night"] as const;
export type IllustrationStyle = (typeof illustrationStyles)[number];

/** Inks a style was designed with: a Sunday hall in print colours, a fjord under northern lights. */
export const stylePalettes: Readonly<Record<IllustrationStyle, IllustrationPalette>> = {
  "paper-hall": {
    ground: "#fbf4e4",
    ink: "#3a2a20",
    sun: "#f4b82e",
    warm: "#d9482f",
    leaf: "#4c8a4a",
    cool: "#7fa8b0",
  },
  "aurora-night": {
    ground: "#06161b",
    ink: "#020a0d",
    sun: "#ffd9a0",
    warm: "#b46be0",
    leaf: "#3ce6a4",
    cool: "#2aa8c4",
  },
};

/** Topics of page illustrations. */
export const illustrationTopics = [
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
export type IllustrationTopic = (typeof illustrationTopics)[number];
export type IllustrationId = `${IllustrationStyle}/${IllustrationTopic}`;

export const SHEET = { w: 1600, h: 1000 } as const;
