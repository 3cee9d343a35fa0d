import { cover, illustration, type Texts, type Picture } from "@spilhus/brand/authoring";

type Subject = Parameters<typeof illustration>[1];

/** An illustration in this house's style. */
export const art = (id: Subject, alt: Texts): Picture => illustration("paper-hall", id, alt);
/** An article's cover in this house's style. It shows the subject of `seed/src/art/subjects` whose name it is given. */
export const articleCover = (subject: string, alt: Texts): Picture => cover("paper-hall", subject, alt);
