import { cover, illustration, type Texts, type Picture } from "@spilhus/brand/authoring";

type Subject = Parameters<typeof illustration>[1];

/** An illustration in this house's style. */
export const art = (id: Subject, alt: Texts): Picture => illustration("aurora-night", id, alt);
/** An article's cover in this house's style. */
export const articleCover = (seed: string, alt: Texts): Picture => cover("aurora-night", seed, alt);
