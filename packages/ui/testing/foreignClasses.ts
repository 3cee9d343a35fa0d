import { compile } from "stylis";

/** Classes that any component may style inside itself: they take their look from where they stand. */
export const SHARED_CLASSES = ["eyebrow", "icon", "number", "visually-hidden"] as const;

export interface StyledFolder {
  readonly folder: string;
  /** The text of its rules. */
  readonly rules: string;
  /** The text of its components. */
  readonly markup: string;
}

/** Every selector of a text of rules, those in media queries too. */
function selectors(rules: string): readonly string[] {
  const found: string[] = [];
  const visit = (elements: ReturnType<typeof compile>) => {
    for (const { type, props, children } of elements) {
      if (type === "rule" && Array.isArray(props)) found.push(...props);
      else if (Array.isArray(children)) visit(children);
    }
  };
  visit(compile(rules));
  return found;
}

/** Classes of the elements a selector names. What `:has()` and `:not()` name is a condition, not an element it styles. */
function namedClasses(selector: string): readonly string[] {
  let plain = selector;
  for (let last = ""; last !== plain;) {
    last = plain;
    plain = plain.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, "");
  }
  return [...plain.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name);
}

/** Classes written in `className="…"`. */
function writtenClasses(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/className="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));
}

/**
 * Finds rules that style another component's class: a class that several folders name in their selectors, or that only
 * other folders write in their markup.
 *
 * @returns one line per class and folder, such as `hero styles .button`
 */
export function foreignClasses(folders: readonly StyledFolder[]): readonly string[] {
  const styledBy = new Map<string, Set<string>>();
  for (const { folder, rules } of folders)
    for (const name of selectors(rules).flatMap(namedClasses))
      styledBy.set(name, (styledBy.get(name) ?? new Set()).add(folder));
  const writtenBy = new Map<string, Set<string>>();
  for (const { folder, markup } of folders)
    for (const name of writtenClasses(markup))
      writtenBy.set(name, (writtenBy.get(name) ?? new Set()).add(folder));

  return [...styledBy]
    .filter(([name]) => !SHARED_CLASSES.some((shared) => shared === name))
    .flatMap(([name, stylers]) => {
      const writers = writtenBy.get(name);
      const foreign =
        stylers.size > 1 ? [...stylers] : [...stylers].filter((folder) => writers && !writers.has(folder));
      return foreign.map((folder) => `${folder} styles .${name}`);
    });
}
