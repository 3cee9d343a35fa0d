import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, chmod, chown, mkdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Log } from "@spilhus/lib";
import { Client } from "pg";
import { postgresBinaries, type PostgresBinaries } from "./postgresBinaries.ts";
import { postgresUser, type PostgresUser } from "./postgresUser.ts";

const run = promisify(execFile);

/** Address of a cluster: a socket in a folder that only its user may enter. Nothing listens on a port. */
export interface ClusterAddress {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

const USER = "spilhus";
/** Advisory lock that every process using the cluster shares; the process that gets it exclusively is the last one. */
const IN_USE = 7_305_190_020;
/** Pause after a failed start, for instance while processes of the dead server are still ending. */
const RESTART_PAUSE_MS = 250;
const CONNECT_MS = 5_000;

/**
 * A PostgreSQL cluster in a folder of this machine. The server outlives a killed process, and the next process finds it
 * running. When the server itself dies, every process that uses it starts it again.
 * {@link EmbeddedPostgres.stop} ends it unless another process still uses it.
 */
export class EmbeddedPostgres {
  readonly address: ClusterAddress;
  readonly #data: string;
  readonly #binaries: PostgresBinaries;
  readonly #user: PostgresUser | undefined;
  readonly #log: Log | undefined;
  /** Holds the shared lock {@link IN_USE}, also while the pool is idle. Its end is how a dead server is noticed. */
  #presence: Client | undefined;
  readonly #stopping = new AbortController();
  /** The current restart, or the last one. */
  #restarting: Promise<void> = Promise.resolve();

  private constructor(
    data: string,
    binaries: PostgresBinaries,
    user: PostgresUser | undefined,
    log: Log | undefined,
  ) {
    this.#data = data;
    this.#log = log;
    this.#binaries = binaries;
    this.#user = user;
    // A socket's path may have 107 bytes and a state folder's more, so the socket is in a separate folder with a short
    // path.
    const digest = createHash("sha256").update(data).digest("hex").slice(0, 16);
    this.address = { host: join(tmpdir(), `spilhus-pg-${digest}`), user: USER, database: USER };
  }

  /**
   * Makes the cluster on first use (about 1 s) and starts it unless it runs already (about 0.1 s).
   *
   * @param data the cluster's folder, absolute.
   * @param log receives when the server was lost and when it is back.
   * @throws {Error} with PostgreSQL's own message when it does not start.
   */
  static async start(data: string, log?: Log): Promise<EmbeddedPostgres> {
    const cluster = new EmbeddedPostgres(data, postgresBinaries(), await postgresUser(), log);
    try {
      await cluster.#begin();
    } catch (error) {
      await cluster.#leaveSocketFolder();
      throw error;
    }
    return cluster;
  }

  async #begin(): Promise<void> {
    const isNew = await access(join(this.#data, "PG_VERSION")).then(
      () => false,
      () => true,
    );
    if (isNew) await this.#initialise();
    if (!(await this.#answers())) await this.#launch();
    await this.#administer(async (client) => {
      const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [USER]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(USER)}`);
    });
    await this.#holdPresence();
  }

  /** Takes the shared lock, and starts the server again when the connection ends before {@link stop}. */
  async #holdPresence(): Promise<void> {
    const presence = await this.#connect();
    await presence.query("SELECT pg_advisory_lock_shared($1)", [IN_USE]);
    this.#presence = presence;
    presence.once("end", () => {
      if (!this.#stopping.signal.aborted) this.#restarting = this.#restart();
    });
  }

  async #restart(): Promise<void> {
    const { signal } = this.#stopping;
    this.#log?.("warn", "the embedded database is gone; starting it again");
    while (!signal.aborted) {
      try {
        if (!(await this.#answers())) await this.#launch();
        await this.#holdPresence();
        this.#log?.("info", "the embedded database is back");
        return;
      } catch (error) {
        this.#log?.("warn", "the embedded database did not start; trying again", { error });
        await delay(RESTART_PAUSE_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Creates a database, optionally as a copy of another one. */
  async createDatabase(name: string, template?: string): Promise<void> {
    await this.#administer(async (client) => {
      const copy = template === undefined ? "" : ` TEMPLATE ${client.escapeIdentifier(template)}`;
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${copy}`);
    });
  }

  async dropDatabase(name: string): Promise<void> {
    await this.#administer((client) =>
      client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
    );
  }

  /** Stops the cluster gracefully, unless another process uses it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#restarting;
    await this.#presence?.end();
    this.#presence = undefined;
    const admin = await this.#connect().catch(() => undefined);
    // Another process has stopped it.
    if (!admin) return;
    try {
      // Our own connection has ended, but the server may need a moment to see it.
      await admin.query("SET lock_timeout = '1s'");
      await admin.query("SELECT pg_advisory_lock($1)", [IN_USE]);
    } catch {
      return;
    } finally {
      await admin.end();
    }
    await this.#control("stop", "--mode=fast");
    await this.#leaveSocketFolder();
  }

  /** Removes the socket's folder unless a server has its socket there: only an empty folder can be removed. */
  async #leaveSocketFolder(): Promise<void> {
    await rmdir(this.address.host).catch(() => undefined);
  }

  async #administer(work: (client: Client) => Promise<unknown>): Promise<void> {
    const client = await this.#connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({ ...this.address, database: "postgres", connectionTimeoutMillis: CONNECT_MS });
    // A server that dies takes the connection with it; without a listener that would end the process.
    client.on("error", () => undefined);
    await client.connect();
    return client;
  }

  async #initialise(): Promise<void> {
    // Created beside its place and moved there when complete, so that a killed process leaves no partial cluster.
    const draft = `${this.#data}.new`;
    await rm(draft, { recursive: true, force: true });
    await this.#own(draft);
    const flags = [
      "--auth=trust",
      `--username=${USER}`,
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-instructions",
    ];
    await this.#execute(this.#binaries.initdb, [`--pgdata=${draft}`, ...flags]);
    await rename(draft, this.#data);
  }

  async #launch(): Promise<void> {
    await this.#forgetDeadServer();
    await this.#own(this.address.host);
    const options = `-c listen_addresses='' -c unix_socket_permissions=0700 -k ${this.address.host}`;
    const log = join(this.#data, "server.log");
    try {
      // The log is a file, because the server outlives our pipes.
      await this.#control("start", "--wait", "--timeout=30", `--log=${log}`, "-o", options);
    } catch (cause) {
      // Another process may have started it at the same time.
      if (await this.#answers()) return;
      const lines = (await readFile(log, "utf8").catch(() => "")).trim().split("\n").slice(-3);
      throw new Error(`The embedded PostgreSQL in ${this.#data} does not start: ${lines.join(" | ")}`, {
        cause,
      });
    }
  }

  /** Whether a server runs already. A process id alone is no proof: the server may be dead. */
  async #answers(): Promise<boolean> {
    const client = await this.#connect().catch(() => undefined);
    await client?.end();
    return client !== undefined;
  }

  /** Where zombie processes are not reaped, a killed server's id looks alive, and PostgreSQL would refuse to start. */
  async #forgetDeadServer(): Promise<void> {
    for (const file of [join(this.#data, "postmaster.pid"), join(this.address.host, ".s.PGSQL.5432.lock")]) {
      const pid = (await readFile(file, "utf8").catch(() => "")).split("\n", 1)[0] ?? "";
      if (!/^\d+$/.test(pid)) continue;
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      if (/^State:\s+[ZX]/m.test(status)) await rm(file);
    }
  }

  #control(...args: string[]): Promise<void> {
    return this.#execute(this.#binaries.pgCtl, [`--pgdata=${this.#data}`, ...args]);
  }

  /** Makes a private folder of the server's user. */
  async #own(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    if (this.#user) await chown(folder, this.#user.uid, this.#user.gid);
  }

  async #execute(program: string, args: readonly string[]): Promise<void> {
    const prefix = this.#user?.prefix ?? [];
    const [command = program, ...rest] = [...prefix, program, ...args];
    const identity = this.#user && prefix.length === 0 ? { uid: this.#user.uid, gid: this.#user.gid } : {};
    const environment = { PATH: process.env["PATH"], LC_ALL: "C.UTF-8", TZ: "UTC" };
    await run(command, rest, { cwd: "/", env: environment, timeout: 60_000, ...identity });
  }
}
