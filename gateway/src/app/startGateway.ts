import type { RandomSource } from "@spilhus/game-math";
import type { Clock, Log } from "@spilhus/lib";
import { chatJobs, chatRetentionJobs, chatServer, ChatWork } from "../chat/index.ts";
import { authorityJobs } from "../authority-records/index.ts";
import { roomJobs, RoomWork, type RoomServices } from "../bingo/index.ts";
import { refuseMovableClock } from "../clock/index.ts";
import {
  readBrands,
  type GatewayConfig,
  requireClients,
  requireStudioBrands,
  isMailServer,
} from "../config/index.ts";
import { type People, mitIdProvider } from "../mitid/index.ts";
import { paymentJobs } from "./paymentJobs.ts";
import {
  createProviders,
  guardProvider,
  type PaymentProvider,
  paymentsOf,
} from "../payment-providers/index.ts";
import { winnerJobs } from "../winners/index.ts";
import { jackpotJobs } from "../jackpots/index.ts";
import { drawsCheckJobs } from "../draws-check/index.ts";
import { ensureSpaces } from "../content/index.ts";
import { openDatabase } from "../database/index.ts";
import { exclusionRegister, questionJobs } from "../exclusions/index.ts";
import {
  httpDelivery,
  mailJobs,
  mailKeys,
  mailOutbox,
  smtpDelivery,
  type PrepareMail,
} from "../mail/index.ts";
import { makeLink } from "../passwords/index.ts";
import { personKeys } from "../players/index.ts";
import { answeredHooks, bodySeal, providerNotes } from "../provider-events/index.ts";
import { changeJobs, targetNotifier } from "../publishing/index.ts";
import { guardRandom, leftPlayJobs, requireSecureRandom, SECURE_RANDOM } from "../house-rounds/index.ts";
import { idempotencyJobs } from "../idempotency/index.ts";
import { RateLimiter } from "../limits/index.ts";
import { refuseSeededRounds } from "./refuseSeededRounds.ts";
import { createServer, type Readiness } from "./server.ts";
import { configuredGames, keepStudioGames } from "../studio-games/index.ts";
import { stuckRoundJobs } from "../studio-wallet/index.ts";
import { staffProvider } from "../staff-sign-in/index.ts";
import { noticeJobs, retentionJobs } from "../support/index.ts";
import { trackingJobs } from "../tracking/index.ts";
import { nightlyJobs } from "../ledger-nightly/index.ts";
import { JobRunner } from "../jobs/index.ts";

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

/** The mails of this gateway, where anybody delivers them. */
function mailOf({ messenger, mailSecret, mode }: GatewayConfig) {
  if (messenger === undefined || mailSecret === undefined) return undefined;
  const delivery = isMailServer(messenger)
    ? smtpDelivery(messenger, { plain: mode === "development" })
    : httpDelivery(messenger);
  return { keys: mailKeys(mailSecret), delivery };
}

export interface GatewayOptions {
  /** How often due jobs are looked for; tests that move the clock look by themselves. */
  readonly jobsPollMs?: number;
  /** Whether it plans, draws, calls and pays rounds of rooms; tests of these steps do them by themselves. */
  readonly worksOnRooms?: boolean;
  /** Instead of the configured ones. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** Instead of the operating system's; never in production. */
  readonly random?: RandomSource;
}

/**
 * Starts the whole process: database with migrations, spaces, background work and HTTP.
 *
 * @throws {ConfigError} for a registry that cannot be used, otherwise the error of what did not start.
 */
export async function startGateway(
  config: GatewayConfig,
  clock: Clock,
  log: Log,
  { jobsPollMs, paymentProviders, random = SECURE_RANDOM, worksOnRooms = true }: GatewayOptions = {},
): Promise<Gateway> {
  requireSecureRandom(config.mode, random);
  const brands = await readBrands(config.brandsFile);
  requireClients(config, brands);
  requireStudioBrands(config.studios, brands);
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
  const { db } = database;
  if (config.mode === "production") {
    await refuseSeededRounds(db);
    await refuseMovableClock(db);
  }
  const notifier = targetNotifier(config, clock);
  const people = peopleOf(config, log);
  const mail = mailOf(config);
  const prepare: PrepareMail = (one) => makeLink(db, one);
  const poll = jobsPollMs === undefined ? {} : { pollMs: jobsPollMs };
  const payments = paymentsOf(
    [...(paymentProviders ?? createProviders(config.paymentProviders, providerNotes(db)).values())].map(
      (provider) => guardProvider(provider, log),
    ),
    config.paymentMethods,
  );
  const roomServices: RoomServices = { db, brands, log, random: guardRandom(random) };
  // Apart from other jobs, which must not wait for a slow provider.
  const paymentRunner = new JobRunner({
    db,
    log,
    ...poll,
    queues: paymentJobs({ db, log, brands, payments, keys: people?.keys }),
  });
  const runner = new JobRunner({
    db,
    log,
    ...poll,
    queues: [
      changeJobs(notifier.notify),
      trackingJobs(db),
      idempotencyJobs(db),
      drawsCheckJobs({ db, log }),
      leftPlayJobs({ db, brands }),
      authorityJobs({ db, brands }),
      ...(worksOnRooms ? [roomJobs(roomServices)] : []),
      retentionJobs(db),
      noticeJobs(db, mailOutbox(mail?.keys)),
      jackpotJobs({ db, log }),
      winnerJobs({ db }),
      chatRetentionJobs(db),
      ...nightlyJobs({ db, brands, log, putMail: mailOutbox(mail?.keys), sealMail: config.sealMail }),
      ...(people ? [questionJobs({ db, keys: people.keys, ask: people.askRegister })] : []),
      ...(mail ? [mailJobs({ ...mail, brands, senders: config.mailSenders, prepare })] : []),
    ],
  });
  // Apart from other jobs: who must leave the chat does not wait for a mail.
  const chat = chatServer(config, clock);
  const chatRunner =
    chat &&
    new JobRunner({ db, log, ...poll, queues: chatJobs({ db, brands, log, mode: config.mode, chat }) });
  const wakeChat = () => chatRunner?.wake();
  const chatWork = chat && new ChatWork({ db, brands, log, wakeJobs: wakeChat });
  // Apart from other jobs, which must not wait for a slow studio.
  const studioJobs = stuckRoundJobs({ db, log, clock, studios: config.studios });
  const studioRunner = studioJobs && new JobRunner({ db, log, ...poll, queues: [studioJobs] });
  const roomWork = worksOnRooms ? new RoomWork(roomServices) : undefined;
  const limiter = new RateLimiter({ db, clock, log });
  const readiness: Readiness = { draining: false };
  const stopWork = async () => {
    await Promise.all([runner.stop(), paymentRunner.stop(), studioRunner?.stop(), roomWork?.stop()]);
    await Promise.all([chatRunner?.stop(), chatWork?.stop()]);
    await chat?.close();
    await limiter.stop();
    mail?.delivery.close();
    await notifier.close();
    await database.close();
  };
  const services = {
    ...{ config, brands, database, clock, log, limiter, people, payments, random },
    eventSeal: config.paymentSecret === undefined ? undefined : bodySeal(config.paymentSecret),
    answeredHooks: answeredHooks(clock),
    wakePayments: () => paymentRunner.wake(),
    staffProvider: config.staff && staffProvider(config.staff),
    putMail: mailOutbox(mail?.keys),
    wakeChat,
    onChange: () => runner.wake(),
  };
  try {
    await ensureSpaces(db, brands.keys());
    await keepStudioGames(db, configuredGames(config.studios, brands));
    await runner.start();
    await paymentRunner.start();
    await studioRunner?.start();
    await chatRunner?.start();
    const server = await createServer(services, readiness);
    const origin = await server.listen({ host: config.host, port: config.port });
    return {
      origin,
      async stop() {
        readiness.draining = true;
        await server.close();
        await stopWork();
      },
    };
  } catch (error) {
    await stopWork();
    throw error;
  }
}
