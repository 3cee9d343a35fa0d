import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, chmod, chown, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { postgresBinaries, type PostgresBinaries } from "./postgresBinaries.ts";
import { postgresUser, type PostgresUser } from "./postgresUser.ts";

const run = promisify(execFile);

/** Where to reach a cluster: a socket in a folder only its user may enter. Nothing listens on a port. */
export interface ClusterAddress {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

const USER = "spilhus";

/**
 * A PostgreSQL cluster in a folder of this machine. It outlives a killed process, and the next one finds it running;
 * {@link EmbeddedPostgres.stop} ends it unless another process still uses it.
 */
export class EmbeddedPostgres {
  readonly address: ClusterAddress;
  readonly #data: string;
  readonly #binaries: PostgresBinaries;
  readonly #user: PostgresUser | undefined;

  private constructor(data: string, binaries: PostgresBinaries, user: PostgresUser | undefined) {
    this.#data = data;
    this.#binaries = binaries;
    this.#user = user;
    // A socket's path may have 107 bytes, a state folder's more: the socket gets a short folder of its own.
    const digest = createHash("sha256").update(data).digest("hex").slice(0, 16);
    this.address = { host: join(tmpdir(), `spilhus-pg-${digest}`), user: USER, database: USER };
  }

  /**
   * Makes the cluster on first use (about 1 s) and starts it unless it runs already (about 0.1 s).
   *
   * @param data the cluster's folder, absolute.
   * @throws {Error} with PostgreSQL's own words when it does not start.
   */
  static async start(data: string): Promise<EmbeddedPostgres> {
    const cluster = new EmbeddedPostgres(data, postgresBinaries(), await postgresUser());
    await cluster.#own(cluster.address.host);
    const isNew = await access(join(data, "PG_VERSION")).then(
      () => false,
      () => true,
    );
    if (isNew) await cluster.#initialise();
    if (!(await cluster.#isRunning())) await cluster.#launch();
    if (isNew) await cluster.createDatabase(USER);
    return cluster;
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

  /** Stops the cluster in order, but leaves it to another process that is connected to it. */
  async stop(): Promise<void> {
    if (!(await this.#isRunning())) return;
    let others = 0;
    await this.#administer(async (client) => {
      const { rows } = await client.query<{ others: number }>(
        `SELECT count(*)::int AS others FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
      others = rows[0]?.others ?? 0;
    });
    if (others === 0) await this.#control("stop", "--mode=fast");
  }

  async #administer(work: (client: Client) => Promise<unknown>): Promise<void> {
    const client = new Client({ ...this.address, database: "postgres" });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }

  async #initialise(): Promise<void> {
    await rm(this.#data, { recursive: true, force: true });
    await this.#own(this.#data);
    const flags = [
      "--auth=trust",
      `--username=${USER}`,
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-instructions",
    ];
    await this.#execute(this.#binaries.initdb, [`--pgdata=${this.#data}`, ...flags]);
  }

  async #launch(): Promise<void> {
    const options = `-c listen_addresses='' -c unix_socket_permissions=0700 -k ${this.address.host}`;
    // Nothing may inherit our pipes: the server lives longer than this call.
    await this.#control(
      "start",
      "--wait",
      "--timeout=30",
      `--log=${join(this.#data, "server.log")}`,
      "-o",
      options,
    );
  }

  #isRunning(): Promise<boolean> {
    return this.#control("status").then(
      () => true,
      () => false,
    );
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
