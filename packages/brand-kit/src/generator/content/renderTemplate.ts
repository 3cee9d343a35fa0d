import { FEATURES, type Feature } from "@spilhus/routes";

const IF = /^\s*\/\/ @if ([a-z-]+(?:\|[a-z-]+)*)$/;
const END = /^\s*\/\/ @end$/;

/**
 * Keeps the parts of a template a brand has use for. A part between `// @if a|b` and `// @end` stays when one of the
 * features is on; the marks themselves always go.
 *
 * @throws {Error} on a mark that does not fit.
 */
export function renderTemplate(template: string, features: readonly Feature[]): string {
  let isKept = true;
  let isInside = false;
  const lines: string[] = [];
  for (const line of template.split("\n")) {
    const names = IF.exec(line)?.[1]?.split("|");
    if (names) {
      const unknown = names.find((name) => !(FEATURES as readonly string[]).includes(name)); // includes() accepts only its own element type
      if (isInside || unknown !== undefined)
        throw new Error(`"${line.trim()}" does not fit in a content template.`);
      isInside = true;
      isKept = features.some((feature) => names.includes(feature));
    } else if (END.test(line)) {
      if (!isInside) throw new Error('"// @end" without "// @if" in a content template.');
      isInside = false;
      isKept = true;
    } else if (isKept) lines.push(line);
  }
  if (isInside) throw new Error('"// @if" without "// @end" in a content template.');
  return lines.join("\n");
}
