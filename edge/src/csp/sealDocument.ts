import { createHash } from "node:crypto";
import { earlyAsks } from "./earlyAsks.ts";
import { flightScript } from "./flightScript.ts";
import { frameworkScript } from "./frameworkScript.ts";
import { scriptTags, type ScriptTag } from "./scriptTags.ts";
import { startScript } from "./startScript.ts";

/** A document whose inline scripts are known. */
export interface SealedDocument {
  readonly html: string;
  /** CSP source expressions of the inline scripts that may run. */
  readonly hashes: readonly string[];
  /** Beginnings of inline scripts that are not the framework's and will not run. */
  readonly refused: readonly string[];
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const CHUNK = /^\/_next\/static\/(?:[\w~-]+\/)*[\w~.-]+\.js(?:\?dpl=[\w-]+)?$/;
const DATA_TYPES = new Set(["application/ld+json", "application/json"]);
const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

/** Data blocks are never run, and an external script is the source list's business. */
function isInlineScript({ attributes, body }: ScriptTag): boolean {
  return !attributes.has("src") && !DATA_TYPES.has(attributes.get("type") ?? "") && body !== "";
}

/** A chunk that the framework wants soon, in any order: what the start script can fetch instead. */
function isChunk({ attributes, body }: ScriptTag): boolean {
  const names = [...attributes.keys()].toSorted().join(" ");
  return names === "async src" && body === "" && CHUNK.test(attributes.get("src") ?? "");
}

/** The framework's hint to fetch its first chunk beside the style sheet. */
const CHUNK_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;

function splice(html: string, replacements: readonly Replacement[]): string {
  let sealed = "";
  let from = 0;
  for (const { start, end, text } of replacements) {
    sealed += html.slice(from, start) + text;
    from = end;
  }
  return sealed + html.slice(from);
}

/**
 * Prepares a document for a strict policy. The framework writes its flight stream as one script for each piece, a
 * hash for each, and a long page would outgrow the header: pieces that follow each other are joined in the place of
 * the last one. The client reads them as one text, and an edge that has the whole page sends them together anyway.
 */
export function sealDocument(html: string): SealedDocument {
  const hashes = new Set<string>();
  const refused: string[] = [];
  const replacements: Replacement[] = [];
  let pieces: { tag: ScriptTag; text: string }[] = [];
  const join = () => {
    const last = pieces.at(-1);
    if (!last) return;
    const joined = flightScript(pieces.map(({ text }) => text).join(""));
    if (pieces.length > 1) {
      for (const { tag } of pieces) {
        const text = tag === last.tag ? `<script>${joined}</script>` : "";
        replacements.push({ start: tag.start, end: tag.end, text });
      }
    }
    hashes.add(hash(pieces.length > 1 ? joined : last.tag.body));
    pieces = [];
  };
  const tags = scriptTags(html);
  const chunks = tags.filter(isChunk);
  if (chunks.length > 0) {
    const sources = chunks.map(({ attributes }) => attributes.get("src") ?? "");
    const start = startScript(sources, earlyAsks(tags));
    hashes.add(hash(start));
    for (const [index, tag] of chunks.entries()) {
      const text = index === 0 ? `<script>${start}</script>` : "";
      replacements.push({ start: tag.start, end: tag.end, text });
    }
  }
  for (const tag of tags) {
    if (!isInlineScript(tag)) continue;
    const script = frameworkScript(tag.body);
    if (!script) {
      refused.push(tag.body.slice(0, 80));
    } else if (script.kind === "flight") {
      pieces.push({ tag, text: script.text });
    } else {
      join();
      hashes.add(hash(tag.body));
    }
  }
  join();
  const inOrder = replacements.toSorted((a, b) => a.start - b.start);
  return { html: splice(html, inOrder).replace(CHUNK_HINT, ""), hashes: [...hashes], refused };
}
