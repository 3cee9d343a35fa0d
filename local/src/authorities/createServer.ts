import type { FastifyInstance } from "fastify";
import { ExclusionRegister, registerRoutes } from "../exclusion-register/index.ts";
import { standInServer } from "../http/index.ts";
import {
  type Client,
  createProvider,
  faultRoutes,
  Faults,
  providerRoutes,
  signInRoutes,
} from "../identity-provider/index.ts";
import { Outbox, outboxRoutes } from "../outbox/index.ts";
import { playerRoutes } from "../players/index.ts";

export interface ServerSettings {
  /** The origin at which browsers reach the server. */
  readonly origin: string;
  readonly clients: readonly Client[];
}

/** The server that stands in for MitID, the exclusion register and the delivery of messages on this machine. */
export async function createServer({ origin, clients }: ServerSettings): Promise<FastifyInstance> {
  const server = standInServer({ origin, formTargets: clients.map((client) => client.origin) });
  const faults = new Faults();
  const provider = createProvider(origin, clients);
  playerRoutes(server, clients);
  outboxRoutes(server, new Outbox());
  registerRoutes(server, new ExclusionRegister());
  faultRoutes(server, faults);
  signInRoutes(server, provider, faults);
  await providerRoutes(server, provider, faults);
  return server;
}
