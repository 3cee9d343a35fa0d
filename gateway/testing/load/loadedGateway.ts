import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "@spilhus/lib";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { startGateway } from "../../src/app/startGateway.ts";
import { parseConfig } from "../../src/config/index.ts";
import { databaseUrl } from "../databaseUrl.ts";
import { ScriptedProvider } from "../scriptedProvider.ts";
import { TEST_BRANDS } from "../testBrands.ts";
import { callAsStudio, STUDIOS } from "../money-machine/studio.ts";
import { leastStatements } from "../leastStatements.ts";
import type { SentStatements } from "./countStatements.ts";
import { addGames, MOST_WIN_TIMES, sitDown } from "../testPlay.ts";
import { signIn } from "../testPlayers.ts";

const BRAND = "fjord";
const TURNS = 5;
/** Every call is counted, but none refused: else a load would measure refusals. */
const PLENTY = { account: 1_000_000, address: 1_000_000, everybody: 1_000_000 };
const secretOf = (whose: string) => `a secret of the ${whose}, long enough for a load`;

/** A gateway that a load is put on. */
export interface LoadedGateway extends AsyncDisposable {
  readonly origin: string;
  /** The only provider of payments. */
  readonly provider: ScriptedProvider;
  /** Signs a player with limits in and opens a game. @returns the play session */
  playOf(playerId: string): Promise<string>;
  /** Sends a signed request of the studio whose game is played. */
  askAsStudio(path: string, body: object): Promise<Response>;
  /** The statements that the gateway sends to the database for some work, at the least. */
  statementsOf(work: () => Promise<void>): Promise<SentStatements>;
  /** Signs a player in. @returns the headers that the edge sends on for a page of theirs */
  pageOf(playerId: string): Promise<Readonly<Record<string, string>>>;
}

/** What the edge says of each request. */
export const EDGE_HEADERS = {
  "x-brand": BRAND,
  "x-forwarded-host": `${BRAND}.localhost:3000`,
  "x-forwarded-proto": "http",
  "x-forwarded-for": "192.0.2.7",
} as const;

async function addressOf(db: NodePgDatabase): Promise<string> {
  const { rows } = await db.execute<{ folder: string; name: string }>(
    sql`select current_setting('unix_socket_directories') as folder, current_database() as name`,
  );
  const [row] = rows;
  if (!row) throw new Error("The database does not say where it is.");
  return databaseUrl(row.folder, row.name);
}

/**
 * Starts a gateway in this process, on a database that is open already.
 *
 * @param folder for its files
 */
export async function loadedGateway(db: NodePgDatabase, folder: string): Promise<LoadedGateway> {
  const brands = join(folder, "brands.json");
  await writeFile(brands, JSON.stringify({ brands: TEST_BRANDS }));
  const provider = new ScriptedProvider();
  await addGames(db);
  const config = parseConfig({
    ...{ MODE: "development", PORT: "0", STATE_DIR: folder, BRANDS_FILE: brands, LOG_LEVEL: "silent" },
    DATABASE_URL: await addressOf(db),
    EDGE_SECRET: secretOf("edge"),
    REVALIDATE_SECRET: secretOf("apps"),
    MANAGEMENT_SECRET: secretOf("editors"),
    CONTENT_TOKENS: JSON.stringify({
      [BRAND]: { public: secretOf("pages"), preview: secretOf("previews") },
    }),
    PAYMENT_SECRET: secretOf("payments"),
    PAYMENT_METHODS: JSON.stringify({ [BRAND]: { card: provider.id } }),
    STUDIOS: JSON.stringify(STUDIOS(MOST_WIN_TIMES)),
    RATE_LIMITS: JSON.stringify({
      playerCallsPerMinute: PLENTY,
      supportPerMinute: PLENTY,
      hooksPerMinute: PLENTY.everybody,
    }),
  });
  const statementsOf = leastStatements(TURNS);
  const gateway = await startGateway(config, systemClock, () => undefined, { paymentProviders: [provider] });
  return {
    ...{ origin: gateway.origin, provider },
    playOf: async (playerId) => (await sitDown(db, playerId)).playSessionId,
    askAsStudio: (path, body) => callAsStudio(gateway.origin, path, body),
    statementsOf,
    async pageOf(playerId) {
      return {
        ...EDGE_HEADERS,
        ...{
          accept: "application/json",
          "x-requested-with": "XMLHttpRequest",
          "sec-fetch-site": "same-origin",
        },
        cookie: `__Host-sid=${await signIn(db, playerId, BRAND)}`,
      };
    },
    [Symbol.asyncDispose]: () => gateway.stop(),
  };
}
