import { Client } from "@xmpp/client-core";
import iqCaller from "@xmpp/iq/caller.js";
import createMiddleware from "@xmpp/middleware";
import resourceBinding from "@xmpp/resource-binding";
import sasl from "@xmpp/sasl";
import plain from "@xmpp/sasl-plain";
import createStreamFeatures from "@xmpp/stream-features";
import streamManagement from "@xmpp/stream-management";
import websocket from "@xmpp/websocket";
import MechanismFactory from "saslmechanisms";
import type { ComposedClient, LoginCredentials } from "../src/xmpp/composeClient.ts";

/** The parts in the order of the whole package. */
export function naiveClient(
  service: string,
  domain: string,
  credentials: () => LoginCredentials,
): ComposedClient {
  const entity = new Client({ service, domain });
  websocket({ entity });
  const middleware = createMiddleware({ entity });
  const streamFeatures = createStreamFeatures({ middleware });
  const iq = iqCaller({ middleware, entity });
  const saslFactory = new MechanismFactory();
  plain(saslFactory);
  sasl({ streamFeatures, saslFactory }, (authenticate) => authenticate(credentials(), "PLAIN"));
  const management = streamManagement({ streamFeatures, entity, middleware });
  resourceBinding({ streamFeatures, iqCaller: iq });
  return { entity, management, questions: iq };
}
