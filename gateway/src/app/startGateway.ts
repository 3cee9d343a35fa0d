import type { Clock, Log } from "@spilhus/lib";
import { refuseMovableClock } from "../clock/index.ts";
import {
  readBrands,
  type Brands,
  type GatewayConfig,
  requireClients,
  isMailServer,
} from "../config/index.ts";
import { type People, mitIdProvider } from "../mitid/index.ts";
import { ensureSpaces } from "../content/index.ts";
import { openDatabase, type Database } from "../database/index.ts";
import { exclusionRegister, RegisterWorker } from "../exclusions/index.ts";
import {
  httpDelivery,
  mailKeys,
  type MailKeys,
  MailWorker,
  mailOutbox,
  smtpDelivery,
} from "../mail/index.ts";
import { makeLink } from "../passwords/index.ts";
import { personKeys } from "../players/index.ts";
import { OutboxWorker, targetTeller } from "../publishing/index.ts";
import { RateLimiter } from "../limits/index.ts";
import { createServer, type Readiness } from "./server.ts";
import { TrackingSweeper } from "../tracking/index.ts";

/** A gateway that answers. */
export interface Gateway {
  readonly origin: string;
  /** Takes no new work, finishes what it has and lets go of everything. */
  stop(): Promise<void>;
}

/** What MitID needs, where it is configured. */
function peopleOf(
  { mitId, cprSecret, exclusionRegister: origin, exclusionRegisterClient: client }: GatewayConfig,
  log: Log,
): People | undefined {
  if (!mitId || cprSecret === undefined) return undefined;
  return {
    provider: mitIdProvider(mitId),
    keys: personKeys(cprSecret),
    askRegister: exclusionRegister({ origin, client, log }),
  };
}

/** Who sends the mails that wait, where anybody does. */
function mailWorkerOf(
  { messenger, mailSenders: senders, mode }: GatewayConfig,
  known: { readonly db: Database["db"]; readonly brands: Brands; readonly keys: MailKeys; readonly log: Log },
): MailWorker | undefined {
  if (messenger === undefined) return undefined;
  const delivery = isMailServer(messenger)
    ? smtpDelivery(messenger, { plain: mode === "development" })
    : httpDelivery(messenger);
  return new MailWorker({ ...known, delivery, senders, prepare: (one) => makeLink(known.db, one) });
}

/**
 * Starts the whole process: database with migrations, spaces, outbox and HTTP.
 *
 * @throws {ConfigError} for a registry that cannot be used, otherwise the error of what did not start.
 */
export async function startGateway(config: GatewayConfig, clock: Clock, log: Log): Promise<Gateway> {
  const brands = await readBrands(config.brandsFile);
  requireClients(config, brands);
  const database = await openDatabase({
    stateDir: config.stateDir,
    databaseUrl: config.databaseUrl,
    pool: config.databasePool,
    log,
  });
  if (config.mode === "production" && config.databaseUrl === undefined) {
    log(
      "warn",
      "the embedded database has no replica and no backup: set DATABASE_URL where real visitors play",
    );
  }
  if (config.mode === "production") await refuseMovableClock(database.db);
  const teller = targetTeller(config, clock);
  const outbox = new OutboxWorker({ db: database.db, clock, log, tell: teller.tell });
  const readiness: Readiness = { draining: false };
  const people = peopleOf(config, log);
  const register =
    people && new RegisterWorker({ db: database.db, keys: people.keys, ask: people.askRegister, log });
  const keys = config.mailSecret === undefined ? undefined : mailKeys(config.mailSecret);
  const putMail = mailOutbox(config.messenger === undefined ? undefined : keys);
  const mail = keys && mailWorkerOf(config, { db: database.db, brands, keys, log });
  const sweeper = new TrackingSweeper({ db: database.db, log });
  const limiter = new RateLimiter({ db: database.db, clock, log });
  const services = {
    config,
    brands,
    database,
    clock,
    log,
    limiter,
    people,
    putMail,
    onChange: () => outbox.wake(),
  };
  try {
    await ensureSpaces(database.db, brands.keys());
    await outbox.start();
    const server = await createServer(services, readiness);
    const origin = await server.listen({ host: config.host, port: config.port });
    return {
      origin,
      async stop() {
        readiness.draining = true;
        await server.close();
        await outbox.stop();
        await register?.stop();
        await mail?.stop();
        await sweeper.stop();
        await limiter.stop();
        await teller.close();
        await database.close();
      },
    };
  } catch (error) {
    await outbox.stop();
    await register?.stop();
    await mail?.stop();
    await sweeper.stop();
    await limiter.stop();
    await database.close();
    throw error;
  }
}
