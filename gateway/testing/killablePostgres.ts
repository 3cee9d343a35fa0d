import { readFile, mkdtemp, chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { vi } from "vitest";
import { EmbeddedPostgres } from "../src/database/embeddedPostgres.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { databaseUrl } from "./databaseUrl.ts";
import { doWithoutTheDisk } from "./doWithoutTheDisk.ts";
import { makeClockMovable } from "./movableClock.ts";
import type { TestDatabase } from "./testDatabase.ts";

const NAME = "killed";
/** Of a pool. */
const MOST_CONNECTIONS = 10;
/** How the product's pools name themselves to the server. */
const OF_PRODUCT = "gateway";

/** Where the server dies: before a statement arrives, or after it was carried out and before its answer arrives. */
export interface Death {
  /** The first statement is 1; 0 counts only. */
  readonly statement: number;
  readonly when: "before" | "after";
  /** Counts only what is lasting and names this, such as a table: a commit counts if its transaction named it. */
  readonly of?: string;
}

/** Statements at which a server is killed: with `KILLS=all` every one, otherwise those that make something lasting. */
export const KILLED_AT = process.env["KILLS"] === "all" ? "every" : "lasting";

/** So many deaths, spread over all statements, are enough for each run of the tests. */
const FEW = 8;

/** Where to kill among `statements` statements: after a few of them, and with `KILLS=all` before and after each. */
export function deathsOf(statements: number): Death[] {
  const all = Array.from({ length: statements }, (_, index) => index + 1);
  if (KILLED_AT === "every") {
    return all.flatMap((statement) => [
      { statement, when: "before" },
      { statement, when: "after" },
    ]);
  }
  const apart = Math.ceil(statements / FEW);
  return all
    .filter((one) => (statements - one) % apart === 0)
    .map((statement) => ({ statement, when: "after" }));
}

/** A PostgreSQL server of a test's own, which is killed like by a power cut at a statement of the product. */
export interface KillablePostgres extends AsyncDisposable {
  readonly storage: TestDatabase;
  /** Counts the product's statements from now on (`KILLED_AT`), and dies at one of them. */
  dieAt(death: Death): void;
  /**
   * Lets the server live, and asks until it answers in every connection of a pool: those of the dead one fail once each.
   */
  liveOn(db: NodePgDatabase): Promise<void>;
  /** Statements that were counted, until it died. */
  readonly statements: number;
  readonly isKilled: boolean;
}

type Query = (this: Client, ...given: readonly unknown[]) => unknown;

const textOf = ([statement]: readonly unknown[]): string => {
  if (typeof statement === "string") return statement;
  const isNamed = typeof statement === "object" && statement !== null && "text" in statement;
  return isNamed ? String(statement.text) : "";
};
const isOfProduct = (client: Client) =>
  // Missing in the types.
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name === OF_PRODUCT;

/** A commit, or a change outside a transaction, that names `of`. */
function lastingOf(of: string): (client: Client, text: string) => boolean {
  /** Of each client in a transaction, whether that has named it. */
  const inTransaction = new WeakMap<Client, boolean>();
  return (client, text) => {
    if (/^begin\b/i.test(text)) inTransaction.set(client, of === "");
    const isNamed = inTransaction.get(client);
    if (/^(?:commit|rollback)\b/i.test(text)) {
      inTransaction.delete(client);
      return isNamed !== false && /^commit\b/i.test(text);
    }
    if (isNamed === undefined) return text.includes(of) && /^\s*(?:insert|update|delete|with)\b/i.test(text);
    if (text.includes(of)) inTransaction.set(client, true);
    return false;
  };
}

/** Every process of the server; the first is the one that would start the others again. */
async function processesOf(data: string, url: string): Promise<number[]> {
  const [postmaster = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n", 1);
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where pid <> pg_backend_pid()",
  );
  await client.end();
  return [Number(postmaster), ...rows.map(({ pid }) => pid)];
}

/** Starts a server with a migrated database. Its clients in this process are watched while a death is planned. */
export async function killablePostgres(): Promise<KillablePostgres> {
  const folder = await mkdtemp(join(tmpdir(), "killable-"));
  await chmod(folder, 0o755);
  const data = join(folder, "postgres");
  const cluster = await EmbeddedPostgres.start(data);
  await cluster.createDatabase(NAME);
  const url = databaseUrl(cluster.address.host, NAME);
  await doWithoutTheDisk(url);
  const prepared = await openDatabase({ stateDir: folder, databaseUrl: url });
  await makeClockMovable(prepared.db);
  await prepared.close();

  let [planned, counted, isKilled]: [Death | undefined, number, boolean] = [undefined, 0, false];
  let isCounted: (client: Client, text: string) => boolean = () => false;
  let dying = Promise.resolve();
  const kill = () => {
    isKilled = true;
    return (dying = killAll());
  };
  const killAll = async () => {
    for (const pid of await processesOf(data, url))
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has just ended by itself.
      }
  };
  // pg's own signature is a dozen overloads: drizzle awaits the answer, the pool takes it by a callback at the end.
  const send = Client.prototype.query as unknown as Query;
  const unheard = () => new Error("Connection terminated");
  const watched: Query = function watched(...given) {
    const carryOut = (): unknown => Reflect.apply(send, this, given);
    if (!planned || isKilled || !isOfProduct(this) || !isCounted(this, textOf(given))) return carryOut();
    counted += 1;
    if (counted !== planned.statement) return carryOut();
    if (planned.when === "before") return kill().then(carryOut);
    const tell = given.at(-1);
    if (typeof tell === "function") {
      const untold = () => void kill().then(() => Reflect.apply(tell, undefined, [unheard()]));
      return Reflect.apply(send, this, [...given.slice(0, -1), untold]);
    }
    return Promise.resolve(carryOut())
      .then(kill)
      .then(() => {
        throw unheard();
      });
  };
  const spy = vi.spyOn(Client.prototype, "query").mockImplementation(watched as never);

  return {
    storage: { url, [Symbol.asyncDispose]: () => Promise.resolve() },
    dieAt(death) {
      [planned, counted, isKilled] = [death, 0, false];
      const isEvery = KILLED_AT === "every" && death.of === undefined;
      isCounted = isEvery ? () => true : lastingOf(death.of ?? "");
    },
    async liveOn(db) {
      planned = undefined;
      await dying;
      const ask = () => db.execute("select pg_sleep(0.01)");
      const all = () => Promise.all(Array.from({ length: MOST_CONNECTIONS }, ask));
      await vi.waitFor(all, { timeout: 30_000, interval: 20 });
    },
    get statements() {
      return counted;
    },
    get isKilled() {
      return isKilled;
    },
    async [Symbol.asyncDispose]() {
      spy.mockRestore();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
