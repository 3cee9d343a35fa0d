import type { FoundGame } from "@spilhus/search";

/** A part of a name, marked if it matches the query. */
export interface NamePart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a name into matching and other parts. */
export function nameParts({ name, matches }: Pick<FoundGame, "name" | "matches">): NamePart[] {
  const parts: NamePart[] = [];
  let position = 0;
  for (const [start, end] of matches) {
    parts.push(
      { text: name.slice(position, start), isMarked: false },
      { text: name.slice(start, end), isMarked: true },
    );
    position = end;
  }
  parts.push({ text: name.slice(position), isMarked: false });
  return parts.filter(({ text }) => text !== "");
}
