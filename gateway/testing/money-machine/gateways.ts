import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { gatewayProcess, type GatewayProcess } from "../gatewayProcess.ts";
import { tamperedEnvironment } from "../tamperedEnvironment.ts";
import { testGateway } from "../testGateway.ts";

/** A gateway as the machine reaches it. */
export interface MachineGateway {
  /** Where it listens, once it is up again. */
  origin(): Promise<string>;
  /** Ends it as a power cut would, and starts it again behind the caller's back; nothing for one that cannot be killed. */
  readonly kill: (() => Promise<void>) | undefined;
}

/** Two gateways on one database. */
export interface Gateways extends AsyncDisposable {
  readonly db: NodePgDatabase;
  readonly gateways: readonly [MachineGateway, MachineGateway];
}

/** @param variables of the environment, besides those that every gateway of tests has */
export type OpenGateways = (variables: Readonly<Record<string, string>>) => Promise<Gateways>;

// The machine looks at the ledger itself, and plants bugs that break it: the environment need not find it whole.

/** Gateways inside this process: they start quickly and cannot be killed. */
export const gatewaysInProcess: OpenGateways = async (variables) => {
  const environment = { ...variables, DATABASE_POOL: "6" };
  const first = await testGateway({ environment, breaksLedger: true });
  const second = await first.another();
  const reached = ({ origin }: { readonly origin: string }): MachineGateway => ({
    origin: () => Promise.resolve(origin),
    kill: undefined,
  });
  return {
    db: first.database.db,
    gateways: [reached(first), reached(second)],
    async [Symbol.asyncDispose]() {
      await second[Symbol.asyncDispose]();
      await first[Symbol.asyncDispose]();
    },
  };
};

/** Gateways in processes of their own, as in production. */
export const gatewayProcesses: OpenGateways = async (variables) => {
  const environment = await tamperedEnvironment();
  const start = () => gatewayProcess({ ...environment.variables, ...variables, DATABASE_POOL: "6" });
  const running: [Promise<GatewayProcess>, Promise<GatewayProcess>] = [start(), start()];
  const reached = (which: 0 | 1): MachineGateway => ({
    origin: async () => (await running[which]).origin,
    async kill() {
      const dying = await running[which];
      await dying.kill();
      running[which] = start();
      // Whoever needs it next hears of a start that fails.
      running[which].catch(() => undefined);
    },
  });
  await Promise.all(running);
  return {
    db: environment.database.db,
    gateways: [reached(0), reached(1)],
    async [Symbol.asyncDispose]() {
      for (const one of await Promise.allSettled(running))
        if (one.status === "fulfilled") await one.value[Symbol.asyncDispose]();
      await environment[Symbol.asyncDispose]();
    },
  };
};
