/** One `<script>` element of an HTML text. */
export interface ScriptTag {
  /** Offsets of the whole element. */
  readonly start: number;
  readonly end: number;
  /** Text between the tags, exactly as a browser hashes it. */
  readonly body: string;
  /** Names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
}

const OPENING = /<script(?=[\s/>])/gi;
const ATTRIBUTE = /[\s/]*([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const TAG_END = /[\s/]*>/y;
const CLOSING = /<\/script[\s/>]/gi;

function readAttributes(
  html: string,
  from: number,
): { attributes: Map<string, string>; end: number } | undefined {
  const attributes = new Map<string, string>();
  let position = from;
  for (;;) {
    TAG_END.lastIndex = position;
    if (TAG_END.test(html)) return { attributes, end: TAG_END.lastIndex };
    ATTRIBUTE.lastIndex = position;
    const match = ATTRIBUTE.exec(html);
    if (!match) return undefined;
    const name = (match[1] ?? "").toLowerCase();
    if (!attributes.has(name)) attributes.set(name, match[2] ?? match[3] ?? match[4] ?? "");
    position = ATTRIBUTE.lastIndex;
  }
}

/**
 * Every script element of a page, in order. A tag this cannot read is left out: it is then not hashed, and a browser
 * that could read it refuses to run it.
 */
export function scriptTags(html: string): readonly ScriptTag[] {
  const tags: ScriptTag[] = [];
  let from = 0;
  for (;;) {
    OPENING.lastIndex = from;
    const opening = OPENING.exec(html);
    if (!opening) return tags;
    const head = readAttributes(html, OPENING.lastIndex);
    if (!head) {
      from = OPENING.lastIndex;
      continue;
    }
    CLOSING.lastIndex = head.end;
    const closing = CLOSING.exec(html);
    if (!closing) return tags;
    const close = html.indexOf(">", closing.index);
    const end = close === -1 ? html.length : close + 1;
    const body = html.slice(head.end, closing.index);
    tags.push({ start: opening.index, end, body, attributes: head.attributes });
    from = end;
  }
}
