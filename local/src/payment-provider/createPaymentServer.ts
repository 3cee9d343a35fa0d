import type { FastifyInstance } from "fastify";
import { standInServer } from "../http/index.ts";
import { ApiRefusal } from "./apiRefusal.ts";
import { apiRoutes } from "./apiRoutes.ts";
import { Book } from "./book.ts";
import type { Desk } from "./desk.ts";
import { makeDueChanges } from "./dueChanges.ts";
import { faultRoutes } from "./faultRoutes.ts";
import { Faults } from "./faults.ts";
import { listRoutes } from "./listRoutes.ts";
import type { Merchant } from "./merchants.ts";
import { payRoutes } from "./payRoutes.ts";
import { Webhooks } from "./webhooks.ts";

const LATER_MS = 2_000;
const SWEEP_MS = 250;

export interface PaymentServerSettings {
  /** Origin at which browsers reach the pages. */
  readonly origin: string;
  readonly merchants: readonly Merchant[];
  /** Origins of the brands, to which players are sent back. */
  readonly brands: readonly string[];
  /** File of the payments; in memory only without one. */
  readonly file?: string | undefined;
  readonly now?: () => Date;
  /** How long after its cause something happens by itself; 2 s without it. */
  readonly laterMs?: number;
}

/** The server that stands in for payment providers on this machine, and its faults. */
export function createPaymentServer(settings: PaymentServerSettings): {
  readonly server: FastifyInstance;
  readonly faults: Faults;
} {
  const { origin, merchants, brands, file, now = () => new Date(), laterMs = LATER_MS } = settings;
  const faults = new Faults();
  const webhooks = new Webhooks({ faults, now, laterMs });
  const desk: Desk = {
    book: new Book(file),
    faults,
    webhooks,
    merchants: new Map(merchants.map((merchant) => [merchant.id, merchant])),
    ...{ origin, now, laterMs },
  };
  const server = standInServer({
    origin,
    formTargets: brands,
    onError: (error) =>
      error instanceof ApiRefusal ? { status: error.status, body: { code: error.code } } : undefined,
  });
  apiRoutes(server, desk);
  payRoutes(server, desk);
  faultRoutes(server, faults);
  listRoutes(server, desk);
  const sweep = setInterval(() => makeDueChanges(desk), SWEEP_MS);
  sweep.unref();
  server.addHook("onClose", async () => {
    clearInterval(sweep);
    webhooks.close();
  });
  return { server, faults };
}
