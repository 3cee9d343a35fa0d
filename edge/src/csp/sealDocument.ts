import { createHash } from "node:crypto";
import { flightScript } from "./flightScript.ts";
import { frameworkScript } from "./frameworkScript.ts";
import { scriptTags, type ScriptTag } from "./scriptTags.ts";

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

const DATA_TYPES = new Set(["application/ld+json", "application/json"]);
const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

/** Data blocks are never run, and an external script is the source list's business. */
function isInlineScript({ attributes, body }: ScriptTag): boolean {
  return !attributes.has("src") && !DATA_TYPES.has(attributes.get("type") ?? "") && body !== "";
}

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
  for (const tag of scriptTags(html)) {
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
  return { html: splice(html, replacements), hashes: [...hashes], refused };
}
