import { once } from "node:events";
import { WebSocket } from "ws";

/** An attribute of a stanza's first tag. */
export const attribute = (stanza: string, name: string): string | undefined =>
  new RegExp(`^<[^>]*?\\s${name}=(?:'([^']*)'|"([^"]*)")`)
    .exec(stanza)
    ?.slice(1)
    .find((one) => one !== undefined);

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** The text of a child. */
export const childText = (stanza: string, name: string): string | undefined => {
  const text = new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`).exec(stanza)?.[1];
  return text === undefined ? undefined : unescaped(text);
};

/** What a JSON container says. */
export function jsonOf(stanza: string): Record<string, unknown> | undefined {
  const text = childText(stanza, "json");
  // Written by our own modules as an object.
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("'", "&apos;");

const WAIT_MS = 8_000;

/**
 * A client that says what a test tells it to, and keeps what it hears: every stanza is one frame (RFC 7395). No rule of our own
 * client stands between a test and the server.
 */
export class XmppClient {
  readonly heard: string[] = [];
  /** Is told each stanza in place of `heard`, once it is set: for loads, which keep nothing. */
  whenHeard: ((stanza: string) => void) | undefined;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  #closed = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data) => {
      if (this.whenHeard) {
        this.whenHeard(String(data));
        return;
      }
      this.heard.push(String(data));
      for (const wake of this.#waiting) wake();
    });
    // An end without a farewell is an end as well.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.#closed = true;
      for (const wake of this.#waiting) wake();
    });
  }

  /** @throws where the handshake is refused */
  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<XmppClient> {
    // Node's own WebSocket names the address it connects to as its host, whatever it is told.
    const socket = new WebSocket(url, "xmpp", { headers, perMessageDeflate: false });
    const client = new XmppClient(socket);
    await once(socket, "open").catch((cause: unknown) => {
      throw new Error(`${url} refused the WebSocket`, { cause });
    });
    return client;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  send(stanza: string): void {
    this.#socket.send(stanza);
  }

  /** Closes the socket without ending the stream, as a lost network does. */
  cut(): void {
    this.#socket.close();
  }

  /** The first stanza from now on, or already heard since `from`, that passes. */
  async next(passes: (stanza: string) => boolean, from = 0, ms = WAIT_MS): Promise<string> {
    const end = Date.now() + ms;
    for (;;) {
      const found = this.heard.slice(from).find(passes);
      if (found !== undefined) return found;
      const left = end - Date.now();
      if (left <= 0 || this.#closed) {
        throw new Error(
          `Not heard${this.#closed ? " before the end" : ""}. Heard:\n${this.heard.slice(-8).join("\n")}`,
        );
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, left);
        const waiting = this.#waiting;
        function done() {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        }
        waiting.add(done);
      });
    }
  }

  /** Resolves once the server has closed. */
  async ended(ms = WAIT_MS): Promise<void> {
    if (this.#closed) return;
    const timer = AbortSignal.timeout(ms);
    await once(this.#socket, "close", { signal: timer });
  }

  #open(domain: string): void {
    this.send(`<open xmlns='urn:ietf:params:xml:ns:xmpp-framing' to='${domain}' version='1.0'/>`);
  }

  /** Logs in by SASL PLAIN. @returns whether the server has let the client in */
  async logIn(jid: string, password: string): Promise<boolean> {
    const [user = "", domain = ""] = jid.split("@");
    this.#open(domain);
    await this.next((stanza) => stanza.includes("<mechanism>PLAIN"));
    const secret = Buffer.from(`\0${user}\0${password}`).toString("base64");
    this.send(`<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${secret}</auth>`);
    const answer = await this.next((stanza) => /^<(?:success|failure)/.test(stanza));
    if (!answer.startsWith("<success")) return false;
    const from = this.heard.length;
    this.#open(domain);
    await this.next((stanza) => stanza.includes("xmpp-bind"), from);
    return true;
  }

  /** Binds a resource and has the stream kept for a while when it is cut off. @returns the id to resume it by */
  async bind(): Promise<string> {
    this.send(
      "<iq type='set' id='bind' xmlns='jabber:client'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>",
    );
    await this.next((stanza) => stanza.includes("id='bind'") || stanza.includes('id="bind"'));
    this.send("<enable xmlns='urn:xmpp:sm:3' resume='true'/>");
    const enabled = await this.next((stanza) => stanza.startsWith("<enabled"));
    this.send("<presence xmlns='jabber:client'/>");
    return attribute(enabled, "id") ?? "";
  }

  /** Goes on with a stream that was cut off. @returns whether the server has it still */
  async resume(id: string): Promise<boolean> {
    this.send(`<resume xmlns='urn:xmpp:sm:3' previd='${id}' h='0'/>`);
    const answer = await this.next((stanza) => /^<(?:resumed|failed)/.test(stanza));
    return answer.startsWith("<resumed");
  }

  /** Asks to enter a room. @returns the presence that answers */
  async join(room: string, nick: string, history = ""): Promise<string> {
    const from = this.heard.length;
    const to = escaped(`${room}/${nick}`);
    this.send(
      `<presence xmlns='jabber:client' to='${to}'><x xmlns='http://jabber.org/protocol/muc'>${history}</x></presence>`,
    );
    return this.next(
      (stanza) =>
        stanza.startsWith("<presence") &&
        (attribute(stanza, "from") ?? "").startsWith(room) &&
        (attribute(stanza, "type") === "error" || /code=['"]110['"]/.test(stanza)),
      from,
    );
  }

  /** Writes a line. @returns its id */
  say(room: string, body: string, more = ""): string {
    const id = `line-${Math.random().toString(36).slice(2)}`;
    this.send(
      `<message xmlns='jabber:client' type='groupchat' id='${id}' to='${room}'><body>${escaped(body)}</body>${more}</message>`,
    );
    return id;
  }

  /** What came back for a line of this client: itself, or why it was refused. */
  answerTo(id: string): Promise<string> {
    return this.next((stanza) => stanza.startsWith("<message") && attribute(stanza, "id") === id);
  }

  close(): void {
    this.#socket.close();
  }
}
