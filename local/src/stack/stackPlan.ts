import type { RegisteredBrand } from "@spilhus/contracts";
import type { Secrets } from "./secrets.ts";

/** What the processes must know about each other. */
export interface StackPlan {
  readonly root: string;
  readonly port: number;
  readonly stateDir: string;
  readonly mode: "production" | "development";
  readonly databaseUrl: string | undefined;
  /** The least number of games that are seeded. */
  readonly games?: number | undefined;
  /** The gateway's `RATE_LIMITS` as JSON; its defaults when undefined. */
  readonly rateLimits: string | undefined;
  readonly logDir: string;
  readonly brandsFile: string;
  readonly brands: readonly RegisteredBrand[];
  readonly secrets: Secrets;
  readonly gatewayPort: number;
  readonly controlPort: number;
  readonly authoritiesPort: number;
  readonly paymentsPort: number;
  readonly staffPort: number;
  /** Port of the chat server; undefined where this machine has none. */
  readonly chatPort: number | undefined;
  readonly studioPort: number;
  /** Port of the stand-in for a vendor of customer service's chat; undefined where no brand has one. */
  readonly supportVendorPort?: number | undefined;
  /** Public port of the console. */
  readonly consolePort: number;
  readonly appPorts: Readonly<Record<string, number>>;
}

/** Address of a process of this machine. */
export const loopback = (port: number): string => `http://127.0.0.1:${port}`;

/** Origin at which browsers reach a brand. */
export const brandOrigin = ({ id, domains }: RegisteredBrand, { port }: Pick<StackPlan, "port">): string =>
  `http://${domains.local[0] ?? `${id}.localhost`}:${port}`;
