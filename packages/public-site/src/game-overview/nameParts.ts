import type { FoundGame } from "@spilhus/search";

/** A piece of a name, marked where it answers what was typed. */
export interface NamePart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Cuts a name at the borders of its matches; together the parts are the name. */
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
