/** Copy of the shared dictionaries a brand says in its own words: message key to text. Conformance knows the keys. */
export type MessageOverrides = Readonly<Record<string, string>>;
