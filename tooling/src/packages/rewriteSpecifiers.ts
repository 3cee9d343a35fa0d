import { parseSync, Visitor } from "oxc-parser";

interface Specifier {
  /** As written, without its quotes. */
  readonly value: string;
  /** Where its text starts and ends, quotes included. */
  readonly start: number;
  readonly end: number;
}

const SOURCE_EXTENSION = /^(\.{1,2}\/.*)\.tsx?$/;

/**
 * Specifiers in a module, in the order of its text: imports, re-exports, dynamic imports of a literal, and the
 * `import("…")` types of declarations.
 *
 * @param fileName decides the language: `.js` or `.d.ts`.
 * @throws SyntaxError when the text is not a module of that language.
 */
export function specifiersOf(fileName: string, text: string): Specifier[] {
  const { module, program, errors } = parseSync(fileName, text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${fileName} cannot be parsed: ${error.message}`);
  const spans: { readonly start: number; readonly end: number }[] = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  new Visitor({
    TSImportType({ source }) {
      spans.push(source);
    },
  }).visit(program);
  // A re-export stands once for each name it carries.
  const byStart = new Map(spans.map((span) => [span.start, span]));
  return [...byStart.values()]
    .filter(({ start }) => `"'\``.includes(text.charAt(start)))
    .map(({ start, end }) => ({ value: text.slice(start + 1, end - 1), start, end }))
    .sort((a, b) => a.start - b.start);
}

/**
 * The text of a built module with relative specifiers that name a source (`./a.ts`, `./B.tsx`) naming its output
 * (`./a.js`) instead. esbuild keeps specifiers as written when it does not bundle, and `tsc` rewrites them in JavaScript
 * but not in declarations. Text that only looks like an import, in a template that writes code for instance, stays.
 *
 * @param fileName decides the language: `.js` or `.d.ts`.
 * @throws SyntaxError when the text is not a module of that language.
 */
export function rewriteSpecifiers(fileName: string, text: string): string {
  let rewritten = text;
  for (const { value, start, end } of specifiersOf(fileName, text).toReversed()) {
    const output = value.replace(SOURCE_EXTENSION, "$1.js");
    const quote = text.charAt(start);
    if (output !== value)
      rewritten = rewritten.slice(0, start) + quote + output + quote + rewritten.slice(end);
  }
  return rewritten;
}
