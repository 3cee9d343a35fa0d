import { inlineScripts, scriptHash } from "../csp/index.ts";
import { scriptTags } from "../html/scriptTags.ts";
import { deferChunks } from "./deferChunks.ts";
import { applyEdits } from "./htmlEdit.ts";
import { joinFlight } from "./joinFlight.ts";

/** A document whose inline scripts are known. */
export interface SealedDocument {
  readonly html: string;
  /** CSP source expressions of the inline scripts that may run. */
  readonly hashes: readonly string[];
  /** First characters of inline scripts that are not the framework's and will not run. */
  readonly refused: readonly string[];
}

/** The framework's hint to load its first chunk beside the style sheet. */
const CHUNK_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;
const EXCERPT = 80;

/** Prepares a document for a strict policy: chunks load after the first paint, and few inline scripts remain. */
export function sealDocument(html: string): SealedDocument {
  const tags = scriptTags(html);
  const scripts = inlineScripts(tags);
  const edits = [...deferChunks(tags), ...joinFlight(scripts)];
  const replaced = new Set(edits.map(({ start }) => start));
  const kept = scripts.filter(({ tag }) => !replaced.has(tag.start));
  const bodies = [
    ...edits.flatMap(({ script }) => script ?? []),
    ...kept.filter(({ script }) => script !== undefined).map(({ tag }) => tag.body),
  ];
  return {
    html: applyEdits(html, edits).replace(CHUNK_HINT, ""),
    hashes: [...new Set(bodies.map(scriptHash))],
    refused: kept.filter(({ script }) => script === undefined).map(({ tag }) => tag.body.slice(0, EXCERPT)),
  };
}
