import { eq } from "drizzle-orm";
import { chatMessages, chatRooms } from "../../src/chat/tables.ts";
import { holds } from "../../src/holds/tables.ts";
import { gatewayProcess, type GatewayProcess } from "../gatewayProcess.ts";
import { SECRETS, testEnvironment } from "../testEnvironment.ts";
import { addChatters, type ChatterAccount } from "./addChatters.ts";

/** Gateways of one database, each a process that can fail. */
export interface ChatGateways extends AsyncDisposable {
  readonly brandsFile: string;
  readonly edgeSecret: string;
  /** @param variables what differs for this one, such as its port or the addresses it calls */
  start(variables: Readonly<Record<string, string>>): Promise<GatewayProcess>;
  /** Lets players of a room write one line after the other. */
  endSlowMode(brand: string, room: string): Promise<void>;
  addPlayers(count: number): Promise<readonly ChatterAccount[]>;
  /** Writes a hold into the database, as another system does: nobody is told. */
  exclude(playerId: string): Promise<void>;
  /** The lines that were kept of a player. */
  linesOf(playerId: string): Promise<readonly string[]>;
}

export async function chatGateways(): Promise<ChatGateways> {
  const environment = await testEnvironment();
  const { db } = environment.database;
  const running: GatewayProcess[] = [];
  return {
    brandsFile: environment.variables["BRANDS_FILE"] ?? "",
    edgeSecret: SECRETS.edge,
    async start(variables) {
      const gateway = await gatewayProcess({ ...environment.variables, ...variables });
      running.push(gateway);
      return gateway;
    },
    async endSlowMode(brand, room) {
      await db.insert(chatRooms).values({ brand, room, mode: "open", slowSeconds: 0 });
    },
    addPlayers: (count) => addChatters(db, { brand: "fjord", licence: "1", count }),
    async exclude(playerId) {
      await db.insert(holds).values({ playerId, source: "service", kind: "suspended" });
    },
    async linesOf(playerId) {
      const rows = await db.select().from(chatMessages).where(eq(chatMessages.playerId, playerId));
      return rows.map(({ body }) => body);
    },
    async [Symbol.asyncDispose]() {
      for (const gateway of running) await gateway[Symbol.asyncDispose]();
      await environment[Symbol.asyncDispose]();
    },
  };
}
