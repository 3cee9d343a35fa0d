import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { CHAT_SOCKET_PATH, chatDomainOf, type EndSockets } from "@spilhus/contracts/chat";
import { visitorNetwork } from "@spilhus/lib/node";
import { sessionCookieOf } from "../access/index.ts";
import { EdgeError } from "../errors/edgeError.ts";
import type { VisitorSockets } from "../listener/index.ts";
import { clientIp, type Visitor } from "../request/index.ts";
import { AnswerSlots } from "../respond/index.ts";
import type { SessionWatch } from "../streams/index.ts";
import type { AdmitSocket } from "./admitSocket.ts";
import { connectChatServer } from "./connectChatServer.ts";
import { readHandshake } from "./handshake.ts";
import { CLOSE, SocketPair } from "./socketPair.ts";
import { SocketRegistry } from "./socketRegistry.ts";

/** Attempts of all clients that wait for gateway and chat server at once. */
const MOST_WAITING = 200;
const MOST_SOCKETS = 2_000;
/** A player may have several devices, and a socket that nobody has noticed to be dead. */
const MOST_OF_A_SESSION = 3;
/** Ours have 43 characters; the gateway knows no session by a longer one. */
const MAX_SESSION = 64;
const RETRY = ["Retry-After", "5"];

export interface ChatSocketServices {
  /** Origin of the chat server; nothing where this stack has none. */
  readonly chatServer: string | undefined;
  /** Most sockets of one visitor's network. */
  readonly perNetwork: number;
  readonly admit: AdmitSocket;
  readonly watch: SessionWatch;
}

/** Sockets of players to the chat server. */
export class ChatSockets implements VisitorSockets {
  readonly #services: ChatSocketServices;
  readonly #registry = new SocketRegistry();
  readonly #bySession = new AnswerSlots({
    atOnce: MOST_SOCKETS,
    perClient: MOST_OF_A_SESSION,
    name: "chats",
  });
  readonly #byNetwork: AnswerSlots;
  readonly #pairs = new Set<SocketPair>();
  readonly #closing = new AbortController();
  #waiting = 0;

  constructor(services: ChatSocketServices) {
    this.#services = services;
    this.#byNetwork = new AnswerSlots({
      atOnce: MOST_SOCKETS,
      perClient: services.perNetwork,
      name: "chats",
    });
  }

  /** The one address; with a query it is another. */
  accepts({ url, method }: IncomingMessage): boolean {
    return url === CHAT_SOCKET_PATH && method === "GET";
  }

  /**
   * Joins a client with the chat server, if the gateway admits the player now.
   *
   * @throws {EdgeError} before the client was answered
   */
  async open(visitor: Visitor, request: IncomingMessage, client: Socket, early: Buffer): Promise<void> {
    const { chatServer, watch } = this.#services;
    const key = readHandshake(request, visitor.origin);
    const session = sessionCookieOf(visitor.head.cookie);
    if (session === undefined || session.length > MAX_SESSION) {
      throw new EdgeError("forbidden", "Log in to chat.");
    }
    if (chatServer === undefined) throw new EdgeError("unavailable", "This site has no chat server.");
    if (this.#closing.signal.aborted || this.#waiting >= MOST_WAITING) {
      throw new EdgeError("unavailable", "The chat is busy. Try again in a moment.", { headers: RETRY });
    }
    const watched = { brand: visitor.site.brand.id, session };
    const ends = this.#takeSlots(watched, clientIp(visitor, request));
    const finish = () => {
      for (const end of ends.splice(0)) end();
    };
    const left = new AbortController();
    const leave = () => left.abort();
    client.once("close", leave).once("end", leave);
    this.#waiting += 1;
    try {
      const askedAt = performance.now();
      const admission = await this.#services.admit(watched);
      if (!admission.admitted) throw new EdgeError("forbidden", `The chat is closed: ${admission.reason}.`);
      const server = await connectChatServer({
        origin: chatServer,
        domain: chatDomainOf(visitor.site.canonicalHost),
        ticket: admission.ticket,
        key,
        signal: AbortSignal.any([left.signal, this.#closing.signal]),
      });
      if (
        left.signal.aborted ||
        this.#closing.signal.aborted ||
        this.#registry.wasEndedSince(admission, askedAt)
      ) {
        server.socket.destroy();
        throw new EdgeError("forbidden", "The chat was closed meanwhile.");
      }
      const onEnd = () => {
        this.#pairs.delete(pair);
        finish();
      };
      const pair = new SocketPair({ client, key, early, server, onEnd });
      this.#pairs.add(pair);
      ends.push(
        this.#registry.add(pair, admission),
        watch.watch(watched, () => pair.end(CLOSE.ended)),
      );
    } catch (error) {
      finish();
      throw error;
    } finally {
      this.#waiting -= 1;
      client.off("close", leave).off("end", leave);
    }
  }

  /** Ends the sockets that the gateway names, and what it has admitted before and is not open yet. */
  end(whose: EndSockets): number {
    return this.#registry.end(whose, CLOSE.ended, performance.now());
  }

  /** Ends all sockets; clients come back to another edge and resume. */
  close(): void {
    this.#closing.abort();
    for (const pair of this.#pairs) pair.end(CLOSE.restarting);
  }

  stats() {
    return { open: this.#pairs.size, waiting: this.#waiting, most: MOST_SOCKETS };
  }

  #takeSlots(session: { brand: string; session: string }, address: string): (() => void)[] {
    const leaveNetwork = this.#byNetwork.take(visitorNetwork(address));
    try {
      const whose = hash("sha256", `${session.brand}\n${session.session}`, "base64");
      return [leaveNetwork, this.#bySession.take(whose)];
    } catch (error) {
      leaveNetwork();
      throw error;
    }
  }
}
