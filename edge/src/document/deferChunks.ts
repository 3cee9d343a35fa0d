import { startScript } from "@spilhus/boot/scripts";
import type { ScriptTag } from "../html/scriptTags.ts";
import { earlyRequests } from "./earlyRequests.ts";
import type { HtmlEdit } from "./htmlEdit.ts";

const CHUNK = /^\/_next\/static\/(?:[\w~-]+\/)*[\w~.-]+\.js(?:\?dpl=[\w-]+)?$/;

/** A chunk that may be loaded at any time and in any order. */
function isChunk({ attributes, body }: ScriptTag): boolean {
  const names = [...attributes.keys()].toSorted().join(" ");
  return names === "async src" && body === "" && CHUNK.test(attributes.get("src") ?? "");
}

/** Replaces the script elements of the framework's chunks by one start script, which loads them after the first paint. */
export function deferChunks(tags: readonly ScriptTag[]): readonly HtmlEdit[] {
  const chunks = tags.filter(isChunk);
  const [first, ...others] = chunks;
  if (!first) return [];
  const sources = chunks.map(({ attributes }) => attributes.get("src") ?? "");
  return [
    { start: first.start, end: first.end, script: startScript(sources, earlyRequests(tags)) },
    ...others.map(({ start, end }) => ({ start, end })),
  ];
}
