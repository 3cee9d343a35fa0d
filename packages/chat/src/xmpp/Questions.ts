import "./libraryTypes.ts";
import type { Client } from "@xmpp/client-core";
import { type Element, xml } from "@xmpp/xml";
import type { StanzaChain } from "./stanzaChain.ts";

/** So long an answer is awaited (R9.09). */
const ANSWER_MS = 30_000;

/** Questions to the server (RFC 6120, 8.2.3), in place of @xmpp/iq. */
export class Questions {
  readonly #entity: Client;
  /** By id of the question. */
  readonly #answered = new Map<string, (answer: Element) => void>();

  constructor(entity: Client, { use }: Pick<StanzaChain, "use">) {
    this.#entity = entity;
    use(({ stanza }, next) => {
      const { id = "", type } = stanza.attrs;
      const isAnswer = stanza.name === "iq" && (type === "result" || type === "error");
      const answer = isAnswer ? this.#answered.get(id) : undefined;
      return answer ? answer(stanza) : next();
    });
  }

  /**
   * Asks, with an id of its own. A refusal is an answer too: an `iq` of the type `error`.
   *
   * @throws {Error} when the question cannot be sent, or no answer has come within 30 s
   */
  async request(question: Element): Promise<Element> {
    const id = crypto.randomUUID();
    question.attrs["id"] = id;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = new Promise<Element>((resolve, reject) => {
      this.#answered.set(id, resolve);
      timer = setTimeout(() => reject(new Error("The chat server does not answer.")), ANSWER_MS);
    });
    try {
      const [answered] = await Promise.all([answer, this.#entity.send(question)]);
      return answered;
    } finally {
      clearTimeout(timer);
      this.#answered.delete(id);
    }
  }

  /**
   * Sets something at the server, as the library's binding of a resource asks for it.
   *
   * @returns the answer's element of the same name
   * @throws {Error} when the server refuses, or as `request` does
   */
  async set(wish: Element): Promise<Element | undefined> {
    const answer = await this.request(xml("iq", { type: "set" }, wish));
    if (answer.attrs["type"] === "error") throw new Error(`The chat server refuses: ${answer.toString()}`);
    return answer.getChild(wish.name, wish.getNS());
  }
}
