/** One field of an object somewhere inside a story's content. */
export interface ContentField {
  /** Where it stands, e.g. `body/2/title`. */
  readonly place: string;
  readonly name: string;
  readonly value: unknown;
  readonly owner: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Walks every field of every object inside a story's content, depth first. */
export function* eachField(content: unknown, place = ""): Generator<ContentField> {
  if (Array.isArray(content)) {
    for (const [index, child] of content.entries()) yield* eachField(child, `${place}${index}/`);
  } else if (isRecord(content)) {
    for (const [name, value] of Object.entries(content)) {
      yield { place: `${place}${name}`, name, value, owner: content };
      yield* eachField(value, `${place}${name}/`);
    }
  }
}
