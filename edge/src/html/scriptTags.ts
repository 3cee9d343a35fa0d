import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** One `<script>` element of an HTML text. */
export interface ScriptTag {
  /** Offsets of the whole element. */
  readonly start: number;
  readonly end: number;
  /** Text between the tags, exactly as a browser hashes it. */
  readonly body: string;
  /** Names in lower case; values as they are written. */
  readonly attributes: ReadonlyMap<string, string>;
}

const ignore = () => {};

/** Collects script elements from the tokens of an HTML text. */
class ScriptCollector implements TokenizerCallbacks {
  readonly tags: ScriptTag[] = [];
  readonly #html: string;
  #start = -1;
  #bodyStart = -1;
  #attributes = new Map<string, string>();
  #name = "";
  #value = "";

  constructor(html: string) {
    this.#html = html;
  }

  #isScript(start: number, end: number): boolean {
    return end - start === 6 && this.#html.slice(start, end).toLowerCase() === "script";
  }

  onopentagname(start: number, end: number): void {
    this.#start = this.#isScript(start, end) ? start - 1 : -1;
    this.#bodyStart = -1;
    if (this.#start >= 0) this.#attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    if (this.#start < 0) return;
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#value = "";
  }

  onattribdata(start: number, end: number): void {
    if (this.#start >= 0) this.#value += this.#html.slice(start, end);
  }

  onattribend(): void {
    // Of two attributes of one name a browser takes the first.
    if (this.#start >= 0 && !this.#attributes.has(this.#name)) this.#attributes.set(this.#name, this.#value);
  }

  onopentagend(end: number): void {
    if (this.#start >= 0) this.#bodyStart = end + 1;
  }

  onselfclosingtag(end: number): void {
    // In HTML the slash means nothing.
    this.onopentagend(end);
  }

  onclosetag(start: number, end: number): void {
    if (this.#bodyStart < 0 || !this.#isScript(start, end)) return;
    const close = this.#html.indexOf(">", end);
    this.tags.push({
      start: this.#start,
      end: close === -1 ? this.#html.length : close + 1,
      body: this.#html.slice(this.#bodyStart, start - 2),
      attributes: this.#attributes,
    });
    this.#bodyStart = -1;
  }

  readonly onattribentity = ignore;
  readonly oncdata = ignore;
  readonly oncomment = ignore;
  readonly ondeclaration = ignore;
  readonly onend = ignore;
  readonly onprocessinginstruction = ignore;
  readonly ontext = ignore;
  readonly ontextentity = ignore;
}

/**
 * Every script element of a page that is closed, in order. What a browser takes for text, such as the content of a comment,
 * a title or a text area, is no element. A script that is read differently from a browser has another hash and is refused.
 */
export function scriptTags(html: string): readonly ScriptTag[] {
  const collector = new ScriptCollector(html);
  const tokenizer = new Tokenizer({ decodeEntities: false }, collector);
  tokenizer.write(html);
  tokenizer.end();
  return collector.tags;
}
