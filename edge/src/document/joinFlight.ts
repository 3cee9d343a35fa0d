import type { InlineScript } from "../csp/index.ts";
import { flightScript } from "./flightScript.ts";
import type { HtmlEdit } from "./htmlEdit.ts";

/**
 * The framework writes its flight stream as one script for each piece. Each needs a hash, and those of a long page would
 * outgrow the header, so neighbouring pieces are joined in the place of the last one. The client reads them as one text.
 */
export function joinFlight(scripts: readonly InlineScript[]): readonly HtmlEdit[] {
  const edits: HtmlEdit[] = [];
  let pieces: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const join = () => {
    const last = pieces.length > 1 ? pieces.pop() : undefined;
    if (last) {
      for (const { start, end } of pieces) edits.push({ start, end });
      const text = [...pieces, last].map((piece) => piece.text).join("");
      edits.push({ start: last.start, end: last.end, script: flightScript(text) });
    }
    pieces = [];
  };
  for (const { tag, script } of scripts) {
    if (script?.kind === "flight") pieces.push({ start: tag.start, end: tag.end, text: script.text });
    // A script that is refused does not run, so the pieces around it follow each other.
    else if (script) join();
  }
  join();
  return edits;
}
