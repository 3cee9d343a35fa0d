import { cover, illustration, type Inks, type Texts, type Picture } from "@spilhus/brand/authoring";

type Subject = Parameters<typeof illustration>[1];

/** The colours of this house's drawings. */
const inks: Inks = {
  ground: "#fbf4e4",
  ink: "#3a2a20",
  sun: "#f4b82e",
  warm: "#d9482f",
  leaf: "#4c8a4a",
  cool: "#7fa8b0",
};

/** An illustration in this house's style. */
export const art = (id: Subject, alt: Texts): Picture => illustration("paper-hall", id, alt, inks);
/** An article's cover in this house's style. */
export const articleCover = (seed: string, alt: Texts): Picture => cover("paper-hall", seed, alt, inks);
