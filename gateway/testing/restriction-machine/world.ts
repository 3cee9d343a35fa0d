import { AccountStatusAnswerSchema, GET_ACCOUNT_STATUS } from "@spilhus/contracts/edge";
import { GET_SESSION_INFO, SessionInfoSchema } from "@spilhus/contracts/user-auth";
import type { decidePage } from "@spilhus/restrictions";
import { eq, sql } from "drizzle-orm";
import { exclusionRegister } from "../../src/exclusions/exclusionRegister.ts";
import { questionJobs } from "../../src/exclusions/questionJobs.ts";
import { JobRunner } from "../../src/jobs/jobRunner.ts";
import {
  importPlayers,
  type ImportedHold,
  type ImportedPlayer,
} from "../../src/player-import/importPlayers.ts";
import { holds } from "../../src/holds/tables.ts";
import { players } from "../../src/players/tables.ts";
import { throughMitId, type MitIdStack } from "../mitIdStack.ts";
import { newPasskey } from "../passkeyUser.ts";
import { siteClient, type SiteClient } from "../siteClient.ts";
import type { SoftAuthenticator } from "../softAuthenticator.ts";
import { HOLDS_OF, KEYS } from "../testPlayers.ts";
import { mayBeAlive, mustBeAlive, type Browser, type Model } from "./model.ts";

/** How a player stands when a run begins. */
export interface Beginning {
  readonly restriction: string | undefined;
  readonly isEidVerified: boolean;
  readonly hasPassword: boolean;
}

export const PASSWORD = "Hemmelig1 for en test";
const BROWSERS = 3;
const SESSION = "__Host-sid";
const JUST_LOGGED_IN = "userJustLoggedIn";

/** What a run is made against: one player with a passkey, in several browsers, a register and a gateway. */
export class World {
  readonly stack: MitIdStack;
  readonly judge: typeof decidePage;
  readonly player: ImportedPlayer & { readonly id: string };
  /** The name the player types at MitID. */
  readonly name: string;
  readonly authenticator: SoftAuthenticator;
  readonly clients: readonly SiteClient[];
  readonly worker: JobRunner;

  constructor(fields: Omit<World, "now" | "settle" | "visit" | "end" | "browser">) {
    this.stack = fields.stack;
    this.judge = fields.judge;
    this.player = fields.player;
    this.name = fields.name;
    this.authenticator = fields.authenticator;
    this.clients = fields.clients;
    this.worker = fields.worker;
  }

  /** The database's clock. */
  async now(): Promise<number> {
    return databaseTime(this.stack);
  }

  browser(model: Model, index: number): { readonly browser: Browser; readonly client: SiteClient } {
    const [browser, client] = [model.browsers[index], this.clients[index]];
    if (!browser || !client) throw new RangeError(`There is no browser ${index}.`);
    return { browser, client };
  }

  /** Looks whether the browser's session holds: it must where the model is sure of it, and must not where it cannot. */
  async settle(model: Model, index: number): Promise<boolean> {
    const { browser, client } = this.browser(model, index);
    const before = await this.now();
    const answer = await client.call("GET", `${GET_SESSION_INFO.path}?brand=fjord`);
    const { loggedIn } = SessionInfoSchema.parse(await answer.json());
    if (loggedIn && !mayBeAlive(browser, before)) throw new Error("A session is alive that must be over.");
    if (!loggedIn && mustBeAlive(browser, await this.now())) throw new Error("A session is over too early.");
    if (!loggedIn) browser.session = undefined;
    return loggedIn;
  }

  /** Asks for a page as the edge does: who is behind the cookie, then what follows from it. */
  async visit(index: number, path: string, from?: string): Promise<string> {
    const client = this.clients[index];
    const answer = await this.stack.gateway.manage("POST", GET_ACCOUNT_STATUS.path, {
      brand: "fjord",
      session: client?.cookies.get(SESSION) ?? null,
    });
    const verdict = this.judge(
      {
        path,
        address: path,
        from,
        hasJustLoggedIn: client?.cookies.has(JUST_LOGGED_IN) === true,
        added: {},
        now: Date.now(),
        zone: "Europe/Copenhagen",
      },
      AccountStatusAnswerSchema.parse(await answer.json()),
    );
    if (verdict.action === "unavailable") throw new Error(`${path} is unavailable.`);
    if (verdict.action === "redirect") return verdict.to.split("?", 1)[0] ?? "";
    // The page that is shown takes the flag away when it is left (R4.08).
    client?.cookies.delete(JUST_LOGGED_IN);
    return path;
  }

  /** Leaves nobody signed in whom the register would still be asked about. */
  async end(): Promise<void> {
    const { db } = this.stack.gateway.database;
    await db.execute(sql`update sessions set ended_at = clock.now() where player_id = ${this.player.id}`);
    this.stack.register.excluded.delete(this.player.cpr);
    this.stack.register.fault = undefined;
    await this.worker.stop();
  }
}

async function databaseTime({ gateway }: MitIdStack): Promise<number> {
  const { rows } = await gateway.database.db.execute<{ now: number }>(
    sql`select floor(extract(epoch from clock.now()) * 1000)::float8 as now`,
  );
  return rows[0]?.now ?? Number.NaN;
}

let runs = 0;
const TRIES = 5;

/**
 * Signs in for the first time. The gateway has only just been loaded, and waits two seconds for the provider and for the
 * register: on a machine that has much else to do this can be too short, and then nobody is there to begin with.
 */
async function signInFirst(stack: MitIdStack, client: SiteClient, person: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await throughMitId(stack, client, { person });
    if (client.cookies.has(SESSION)) return;
  }
  throw new Error(`${person} was not let in by MitID ${TRIES} times.`);
}

/** A new player, with what is true of them. */
export async function begin(
  stack: MitIdStack,
  judge: World["judge"],
  { restriction, isEidVerified, hasPassword }: Beginning,
): Promise<{ readonly model: Model; readonly real: World }> {
  const { db } = stack.gateway.database;
  const name = `maskine-${(runs += 1)}`;
  const player = await stack.player(name, { isEidVerified, ...(hasPassword ? { password: PASSWORD } : {}) });
  const clients = Array.from({ length: BROWSERS }, () => siteClient(stack.gateway.origin));
  const [first] = clients;
  if (!first) throw new Error("There is no browser.");
  await signInFirst(stack, first, name);
  const authenticator = await newPasskey(first);
  // A kind that this version does not know is meant to be one.
  const strange = [{ kind: restriction as ImportedHold["kind"] }];
  const against = restriction === undefined ? [] : (HOLDS_OF[restriction] ?? strange);
  await importPlayers(db, [{ ...player, holds: against }], KEYS);

  const placed = await db.select().from(holds).where(eq(holds.playerId, player.id));
  const [row] = await db
    .select({ createdAt: players.createdAt })
    .from(players)
    .where(eq(players.id, player.id));
  if (!row) throw new Error("The player is not there.");
  const now = await databaseTime(stack);
  const use = { began: now, provenUse: now, lastUse: now, confirmedAt: now };
  const model: Model = {
    holds: placed.map(({ kind, endsAt }) => ({ kind, until: endsAt?.getTime() ?? null })),
    register: undefined,
    says: "no",
    askAgainAt: undefined,
    isEidVerified,
    hasPassword,
    createdAt: row.createdAt.getTime(),
    limits: {},
    browsers: clients.map((client) =>
      client === first
        ? { session: use, knownAt: now, isFirst: true }
        : { session: undefined, knownAt: undefined, isFirst: false },
    ),
  };
  const ask = exclusionRegister({ origin: stack.register.origin, log: () => undefined });
  const queues = [questionJobs({ db, keys: KEYS, ask })];
  const worker = new JobRunner({ db, log: () => undefined, queues, pollMs: 2 ** 30 });
  return { model, real: new World({ stack, judge, player, name, authenticator, clients, worker }) };
}
