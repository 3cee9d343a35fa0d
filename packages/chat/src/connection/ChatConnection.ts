import { type Element, xml } from "@xmpp/xml";
import {
  type ComposedClient,
  composeClient,
  type LoginCredentials,
  STREAM_TIMEOUT_MS,
} from "../xmpp/composeClient.ts";
import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  IDLE,
  nextConnection,
  type LoginRefusal,
  type TimerName,
} from "./connectionState.ts";

const STREAM_MANAGEMENT = "urn:xmpp:sm:3";
const TIME = "urn:xmpp:time";
/** Why the edge closes a socket of a player who may not chat any more. */
const POLICY_CLOSE = 1008;
/** A network that has frozen gets no long farewell. */
const FAREWELL_MS = 300;

/** What the gateway answers to whoever wants to log in. */
export type CredentialsAnswer =
  | { readonly credentials: LoginCredentials }
  | { readonly refused: LoginRefusal };

export interface ConnectionSettings {
  /** Address of the socket. */
  readonly service: string;
  /** The brand's domain on the chat server. */
  readonly domain: string;
  /** Rejects when no answer comes. */
  readonly askCredentials: () => Promise<CredentialsAnswer>;
  readonly onState: (state: ConnectionState) => void;
  /** A new stream is ready: presence and joins follow. */
  readonly onFresh: () => void;
  readonly onStanza: (stanza: Element) => void;
  /** The server has taken, or a new stream has lost, what was sent. */
  readonly onSettled: (stanza: Element, isTaken: boolean) => void;
  /** The server's time, asked at the start of a stream and after each ping (XEP-0202); UTC, ISO 8601. */
  readonly onTime: (utc: string) => void;
  /** Errors are only written to the console (R8.17). */
  readonly log: (message: string, cause: unknown) => void;
  readonly random?: () => number;
}

/** Drives a connection to the chat server by the states of `connectionState.ts`. */
export class ChatConnection {
  readonly #settings: ConnectionSettings;
  readonly #timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  #client: ComposedClient | undefined;
  #credentials: LoginCredentials = { username: "", password: "" };
  #state: ConnectionState = IDLE;
  #isPolicy = false;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** The player's own address on the server, once logged in. */
  get address(): string | undefined {
    return this.#client?.entity.jid?.toString();
  }

  start(): void {
    this.#play({ type: "start" });
  }

  stop(): void {
    this.#play({ type: "stop" });
  }

  /** The network or the page has changed: asks a connection that may be dead, and waits no longer for a new one. */
  wake(): void {
    this.#play({ type: "wake" });
  }

  /** Sends; answers whether it could be handed to the socket. The library rejects, and queues nothing, while there is none. */
  async send(stanza: Element): Promise<boolean> {
    const { at } = this.#state;
    if (!this.#client || (at !== "online" && at !== "suspect")) return false;
    try {
      await this.#client.entity.send(stanza);
      return true;
    } catch (cause) {
      this.#settings.log("chat: not sent", cause);
      return false;
    }
  }

  #play(event: ConnectionEvent): void {
    const before = this.#state;
    const { state, effects } = nextConnection(before, event, (this.#settings.random ?? Math.random)());
    this.#state = state;
    for (const effect of effects) this.#apply(effect);
    if (state !== before) this.#settings.onState(state);
  }

  #apply(effect: ConnectionEffect): void {
    switch (effect.do) {
      case "arm":
        clearTimeout(this.#timers.get(effect.timer));
        this.#timers.set(
          effect.timer,
          setTimeout(() => this.#play({ type: "timer", timer: effect.timer }), effect.ms),
        );
        return;
      case "disarm":
        clearTimeout(this.#timers.get(effect.timer));
        this.#timers.delete(effect.timer);
        return;
      case "ask":
        void this.#ask();
        return;
      case "connect":
        void this.#connect();
        return;
      case "join":
        this.#settings.onFresh();
        void this.#askTime();
        return;
      case "probe":
        void this.send(xml("r", { xmlns: STREAM_MANAGEMENT }));
        return;
      case "ping":
        void this.#ping();
        return;
      case "close":
        void this.#close();
        return;
      case "forget":
        void this.#forget();
    }
  }

  async #ask(): Promise<void> {
    try {
      const answer = await this.#settings.askCredentials();
      if ("refused" in answer) {
        this.#play({ type: "refused", refusal: answer.refused });
        return;
      }
      this.#credentials = answer.credentials;
      this.#play({ type: "credentials" });
    } catch (cause) {
      this.#settings.log("chat: no credentials", cause);
      this.#play({ type: "failed" });
    }
  }

  async #connect(): Promise<void> {
    this.#isPolicy = false;
    const { service, domain } = this.#settings;
    const { entity } = (this.#client ??= this.#compose());
    try {
      await entity.connect(service);
      await entity.open({ domain });
    } catch (cause) {
      this.#settings.log("chat: no connection", cause);
      this.#play({ type: "failed" });
    }
  }

  #compose(): ComposedClient {
    const { service, domain, log, onSettled, onStanza } = this.#settings;
    const client = composeClient(service, domain, () => this.#credentials);
    const { entity, management } = client;
    // One that was forgotten says nothing any more.
    const play = (event: ConnectionEvent) => this.#client === client && this.#play(event);
    entity.on("online", () => play({ type: "bound" }));
    management.on("resumed", () => play({ type: "resumed" }));
    management.on("ack", (stanza) => onSettled(stanza, true));
    management.on("fail", (stanza) => onSettled(stanza, false));
    entity.on("disconnect", ({ reason }) => {
      const code =
        typeof reason === "object" && reason !== null && "code" in reason ? reason.code : undefined;
      play({ type: "disconnect", byServer: this.#isPolicy || code === POLICY_CLOSE });
    });
    entity.on("error", (error) => {
      log("chat: error", error);
      if (error.condition === "policy-violation" || error.condition === "not-authorized")
        this.#isPolicy = true;
      // A login that fails leaves its socket open.
      play({ type: "failed" });
    });
    entity.on("element", (element) => {
      play({ type: "answer" });
      const isVerdict = element.is("enabled", STREAM_MANAGEMENT) || element.is("failed", STREAM_MANAGEMENT);
      // After a resumption that failed, a new stream is bound and enabled: only then the wait is over. The library counts
      // the stream's stanzas from the end of this event on.
      if (isVerdict && this.#state.at === "joining") queueMicrotask(() => play({ type: "ready" }));
    });
    entity.on("stanza", onStanza);
    return client;
  }

  async #ping(): Promise<void> {
    const ping = xml(
      "iq",
      { type: "get", to: this.#settings.domain },
      xml("ping", { xmlns: "urn:xmpp:ping" }),
    );
    try {
      await this.#client?.questions.request(ping);
      await this.#askTime();
    } catch {
      this.#play({ type: "no-pong" });
    }
  }

  async #askTime(): Promise<void> {
    const question = xml("time", { xmlns: TIME });
    const iq = xml("iq", { type: "get", to: this.#settings.domain }, question);
    // Without an answer the page goes on by the time it knows.
    const answer = await this.#client?.questions.request(iq).catch(() => undefined);
    const utc = answer?.getChild("time", TIME)?.getChildText("utc");
    if (typeof utc === "string") this.#settings.onTime(utc);
  }

  async #close(): Promise<void> {
    const entity = this.#client?.entity;
    if (entity) {
      entity.timeout = FAREWELL_MS;
      // What is dead already throws.
      await entity.disconnect().catch(() => undefined);
      entity.timeout = STREAM_TIMEOUT_MS;
    }
    // The library does not tell the end of what never was open.
    this.#play({ type: "disconnect" });
  }

  /** Ends the stream for good: it is not to be resumed. */
  async #forget(): Promise<void> {
    const entity = this.#client?.entity;
    this.#client = undefined;
    await entity?.stop().catch(() => undefined);
  }
}
