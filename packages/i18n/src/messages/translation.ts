/** The same keys as a Danish feature file, each with a text: a missing or an extra key is a compile error. */
export type Translation<Danish> = { readonly [Key in keyof Danish]: string };
