/** A rule of law and the legal day, `YYYY-MM-DD`, from which it applies. */
export type Dated<Rule> = Rule & { readonly appliesFrom: string };
