import { cover, illustration, type Pair, type Picture } from "@spilhus/brand/authoring";

type Subject = Parameters<typeof illustration>[1];

/** An illustration in this house's style. */
export const art = (id: Subject, alt: Pair): Picture => illustration("paper-hall", id, alt);
/** An article's cover in this house's style. */
export const articleCover = (seed: string, alt: Pair): Picture => cover("paper-hall", seed, alt);
