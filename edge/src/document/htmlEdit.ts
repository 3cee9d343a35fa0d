/** A range of an HTML text that is replaced by an inline script, or removed. */
export interface HtmlEdit {
  readonly start: number;
  readonly end: number;
  /** Body of the script that takes the place of the range; without one the range is removed. */
  readonly script?: string;
}

/** Applies edits that do not overlap. */
export function applyEdits(html: string, edits: readonly HtmlEdit[]): string {
  let edited = "";
  let from = 0;
  for (const { start, end, script } of edits.toSorted((a, b) => a.start - b.start)) {
    edited += html.slice(from, start) + (script === undefined ? "" : `<script>${script}</script>`);
    from = end;
  }
  return edited + html.slice(from);
}
