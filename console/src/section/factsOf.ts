import type { Words } from "../messages/index.ts";

/** Groups of messages that may name a value, the most specific first. */
const GROUPS = ["roles", "states", "choices", "facts"] as const;

/**
 * Named figures and values of a case or an act in one line, in the words of the page. Numbers whose names end in `Ore`
 * are amounts. What the messages do not name, such as an id, stands as it is.
 */
export function factsOf({ label, ore }: Words, facts: Readonly<Record<string, unknown>>): string {
  const wordOf = (value: unknown): string => {
    if (typeof value === "object") return JSON.stringify(value);
    const text = String(value);
    return GROUPS.map((group) => label(group, text)).find((word) => word !== text) ?? text;
  };
  return Object.entries(facts)
    .map(([name, value]) => {
      const isAmount = name.endsWith("Ore") || name === "ore";
      const words =
        isAmount && typeof value === "number" ? ore(value) : [value].flat().map(wordOf).join(", ");
      return `${label("facts", name.replace(/Ore$/, ""))}: ${words}`;
    })
    .join(" · ");
}
