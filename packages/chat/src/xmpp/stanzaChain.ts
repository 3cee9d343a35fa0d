import "./libraryTypes.ts";
import type { Client } from "@xmpp/client-core";
import type { Element } from "@xmpp/xml";

interface StanzaContext {
  readonly entity: Client;
  readonly stanza: Element;
}

/** Does its part with a stanza, and hands it on with `next` unless it was meant for this handler alone. */
export type StanzaHandler = (context: StanzaContext, next: () => Promise<unknown>) => unknown;

export interface StanzaChain {
  /** Adds a handler of what comes in, after those that there are. */
  readonly use: (handler: StanzaHandler) => void;
  /** Adds a handler of what has been sent. */
  readonly filter: (handler: StanzaHandler) => void;
}

/**
 * The part of @xmpp/middleware that the client uses, in place of it and of koa-compose: hands each stanza from one handler to
 * the next. Nothing is answered by itself, and addresses are read by whoever asks for them. A handler that fails is an `error`
 * of the entity.
 */
export function stanzaChain(entity: Client): StanzaChain {
  const handlersOf = (event: "element" | "send") => {
    const handlers: StanzaHandler[] = [];
    entity.on(event, (stanza) => {
      const context = { entity, stanza };
      const handFrom = async (place: number): Promise<unknown> =>
        handlers[place]?.(context, () => handFrom(place + 1));
      handFrom(0).catch((cause: unknown) => entity.emit("error", cause));
    });
    return (handler: StanzaHandler) => void handlers.push(handler);
  };
  return { use: handlersOf("element"), filter: handlersOf("send") };
}
