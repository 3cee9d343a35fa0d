/** Folders of the repository's root that a document may name a path under, and the files that lie there. */
const FOLDERS =
  "packages|brands|apps|edge|gateway|chat-server|local|deploy|e2e|storybook|tooling|docs|bench|\\.ci|\\.changeset";
const FILES = "(?:tsconfig|tsup|turbo|vitest|pnpm-workspace)\\.[\\w.]+";
const PATH = new RegExp(`^(?:(?:${FOLDERS})/\\S+|${FILES})$`);
/** `<id>`, a place the reader fills. */
const PLACE = /<[^<>\n]+>/g;
const LINK = /\]\(([^)\s#]+)[^)]*\)/g;
const CODE = /`([^`\n]+)`/g;
const FENCE = /^```\w*\n([\s\S]*?)^```/gm;
const WORD_BEFORE = /(?:^|[\s(])/;

/** Texts of a document that are code: spans, and words of fenced blocks. */
function codeIn(markdown: string): string[] {
  const fenced = [...markdown.matchAll(FENCE)].flatMap(([, block = ""]) => block.split(/\s+/));
  const prose = markdown.replaceAll(FENCE, "");
  const spans = [...prose.matchAll(CODE)].flatMap(([, span = ""]) => [span, ...span.split(WORD_BEFORE)]);
  return [...new Set([...fenced, ...spans])];
}

/**
 * The files and folders a document names, as glob patterns from the repository's root: `packages/ui/src/<name>` is
 * `packages/ui/src/*`.
 */
export function pathsIn(markdown: string): string[] {
  return codeIn(markdown.replaceAll(PLACE, "*"))
    .map((text) => text.replace(/[/,;:]$/, ""))
    .filter((text) => PATH.test(text));
}

/** Where a document's links lead inside the repository, relative to it; fragments and other sites left out. */
export function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(LINK)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Root scripts a document tells the reader to run: `npm run dev`, `npm start`, `npm test`. */
export function scriptsIn(markdown: string): string[] {
  const named = [...markdown.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)];
  return [...new Set(named.map(([, script, short = ""]) => script ?? short))];
}
