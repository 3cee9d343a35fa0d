/** Messages that a brand words differently: message key to text. Conformance checks the keys. */
export type MessageOverrides = Readonly<Record<string, string>>;
