import type { FastifyInstance } from "fastify";
import { standInServer } from "../http/index.ts";
import { faultRoutes } from "./faultRoutes.ts";
import { Faults } from "./faults.ts";
import { gameRoutes } from "./gameRoutes.ts";
import { playRoutes } from "./playRoutes.ts";
import { RoundBook } from "./RoundBook.ts";
import { roundRoutes } from "./roundRoutes.ts";
import { Wallet, type WalletSettings } from "./Wallet.ts";

export interface StudioServerSettings {
  /** Origin at which browsers reach the frame. */
  readonly origin: string;
  /** Origins of the brands that may show the game. */
  readonly brands: readonly string[];
  readonly wallet: WalletSettings;
  /** File of the rounds; in memory only without one. */
  readonly file?: string | undefined;
  readonly report?: (message: string, details: object) => void;
}

/** The server of an invented studio with one game, and its faults. */
export function createStudioServer(settings: StudioServerSettings): {
  readonly server: FastifyInstance;
  readonly faults: Faults;
} {
  const { origin, brands, wallet, file, report = () => undefined } = settings;
  const faults = new Faults();
  const book = new RoundBook(file);
  const server = standInServer({ origin, formTargets: [] });
  gameRoutes(server, brands);
  playRoutes(server, { wallet: new Wallet(wallet), book, faults, report });
  roundRoutes(server, book, wallet.key);
  faultRoutes(server, faults);
  return { server, faults };
}
