import { parseSync, Visitor } from "oxc-parser";

interface Span {
  readonly start: number;
  readonly end: number;
}

const SOURCE_EXTENSION = /^(\.{1,2}\/.*)\.tsx?$/;

/** Where a module names another: imports, re-exports, dynamic imports, and the `import("…")` types of declarations. */
function specifierSpans(fileName: string, text: string): Span[] {
  const { module, program, errors } = parseSync(fileName, text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${fileName} cannot be parsed: ${error.message}`);
  const spans: Span[] = module.staticImports.map(({ moduleRequest }) => moduleRequest);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) spans.push(moduleRequest);
  }
  for (const { moduleRequest } of module.dynamicImports) spans.push(moduleRequest);
  new Visitor({
    TSImportType({ source }) {
      spans.push(source);
    },
  }).visit(program);
  return spans;
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
  // The same re-export stands once for each name it carries.
  const byStart = new Map(specifierSpans(fileName, text).map((span) => [span.start, span]));
  let rewritten = text;
  for (const { start, end } of [...byStart.values()].sort((a, b) => b.start - a.start)) {
    const quote = text.charAt(start);
    if (!`"'\``.includes(quote)) continue;
    const specifier = text.slice(start + 1, end - 1);
    const output = specifier.replace(SOURCE_EXTENSION, "$1.js");
    if (output === specifier) continue;
    rewritten = rewritten.slice(0, start) + quote + output + quote + rewritten.slice(end);
  }
  return rewritten;
}
