import "./libraryTypes.ts";
import { Client } from "@xmpp/client-core";
import resourceBinding from "@xmpp/resource-binding";
import sasl from "@xmpp/sasl";
import createStreamFeatures from "@xmpp/stream-features";
import streamManagement, { type StreamManagement } from "@xmpp/stream-management";
import websocket from "@xmpp/websocket";
import { PLAIN_LOGIN } from "./plainLogin.ts";
import { Questions } from "./Questions.ts";
import { stanzaChain } from "./stanzaChain.ts";

/** Of opening and closing a stream (R9.09). */
export const STREAM_TIMEOUT_MS = 2_000;
/** After a question that the library asks every 30 s: a frozen network is noticed within 50 s. */
const SILENCE_MS = 10_000;
/** R9.09. */
const MOST_LISTENERS = 30;

export interface LoginCredentials {
  readonly username: string;
  readonly password: string;
}

export interface ComposedClient {
  readonly entity: Client;
  readonly management: StreamManagement;
  readonly questions: Pick<Questions, "request">;
}

/**
 * A client of @xmpp put together from its parts: the whole package imports `node:dns`, which no bundler for browsers resolves.
 * The parts stand in the order in which they see what comes in. Stream management stands before the answers to questions, which
 * the package has the other way round: there it counts none of them, and after a resumption the server repeats as many messages.
 *
 * @param credentials asked at every login, resumed ones too (R7.17)
 */
export function composeClient(
  service: string,
  domain: string,
  credentials: () => LoginCredentials,
): ComposedClient {
  const entity = new Client({ service, domain, timeout: STREAM_TIMEOUT_MS });
  entity.setMaxListeners(MOST_LISTENERS);
  websocket({ entity });
  const middleware = stanzaChain(entity);
  const streamFeatures = createStreamFeatures({ middleware });
  sasl({ streamFeatures, saslFactory: PLAIN_LOGIN }, (authenticate) => authenticate(credentials(), "PLAIN"));
  const management = streamManagement({ streamFeatures, entity, middleware });
  management.timeout = SILENCE_MS;
  const questions = new Questions(entity, middleware);
  resourceBinding({ streamFeatures, iqCaller: questions });
  return { entity, management, questions };
}
