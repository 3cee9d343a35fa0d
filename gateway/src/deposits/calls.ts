import { chosenLocale } from "@spilhus/contracts";
import {
  CANCEL_DEPOSIT,
  CONFIRM_DEPOSIT,
  CREATE_DEPOSIT,
  GET_DEPOSIT,
  GET_DEPOSIT_OPTIONS,
} from "@spilhus/contracts/payments";
import { setTimeout } from "node:timers/promises";
import { defineCallWith, type DefinedCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Site } from "../http/index.ts";
import type { Payments } from "../payment-providers/index.ts";
import { useMitIdConfirmation } from "../request-confirmations/index.ts";
import { advanceDeposit } from "./advanceDeposit.ts";
import { depositOptions } from "./depositOptions.ts";
import type { DepositServices } from "./depositServices.ts";
import { isFinal, isOpen } from "./depositStates.ts";
import { updateDeposit } from "./lockDeposit.ts";
import { openDeposit, type Visit } from "./openDeposit.ts";
import { readDeposit, takeTurnToAsk } from "./readDeposit.ts";
import { reserveDeposit } from "./reserveDeposit.ts";
import { needsConfirmation, shownDeposit } from "./showDeposit.ts";

/** Services of the calls about deposits, besides those of every call. */
export interface PaymentServices {
  readonly payments: Payments;
}

const define = defineCallWith<PaymentServices>();

/** A page waits so long for the provider; the edge gives the whole call 5 s. */
const ASK_MS = 2_500;

const visitOf = ({ brand, origin }: Site, cookies: Readonly<Record<string, string | undefined>>): Visit => ({
  brand,
  origin,
  locale: chosenLocale(cookies),
});

const options = define(GET_DEPOSIT_OPTIONS, async ({ services: { db, payments }, site, session }) =>
  depositOptions(db, payments, site.brand, session.player.id),
);

const create = define(CREATE_DEPOSIT, async ({ services, site, session, body, cookies, tx, afterCommit }) => {
  const depositor = { playerId: session.player.id, brand: site.brand };
  const row = await reserveDeposit(tx, services.payments, depositor, body);
  afterCommit((db) => openDeposit({ ...services, db }, row.txId, visitOf(site, cookies)));
  return shownDeposit(row, session.now);
});

/** Finds out where a deposit stands, for as long as its page can wait; what takes longer goes on behind it. */
async function ask(services: DepositServices, txId: string, visit: Visit): Promise<void> {
  const asking = (async () => {
    await openDeposit(services, txId, visit);
    await advanceDeposit(services, txId);
  })().catch((error: unknown) => {
    services.log("warn", "a deposit could not be advanced", {
      error: error instanceof Error ? error.name : "unknown",
    });
  });
  await Promise.race([asking, setTimeout(ASK_MS, undefined, { ref: false })]);
}

const get = define(GET_DEPOSIT, async ({ services, site, session, places, cookies, refuse }) => {
  const { db } = services;
  const find = () => readDeposit(db, session.player.id, places.txId);
  const row = await find();
  if (!row) throw refuse("not-found");
  if (!isFinal(row.state) && (await takeTurnToAsk(db, row))) {
    await ask(services, row.txId, visitOf(site, cookies));
  }
  return shownDeposit((await find()) ?? row, session.now);
});

const cancel = define(CANCEL_DEPOSIT, async ({ services, session, places, tx, afterCommit, refuse }) => {
  const row = await readDeposit(tx, session.player.id, places.txId);
  if (!row) throw refuse("not-found");
  if (!isOpen(row.state)) throw refuse("too-late");
  // The job of the deposit goes on until the provider has stopped it.
  if (row.givenUpAt === null) await updateDeposit(tx, row.txId, { givenUpAt: databaseNow });
  afterCommit(async (db) => void (await advanceDeposit({ ...services, db }, row.txId)));
  return shownDeposit({ ...row, givenUpAt: session.now }, session.now);
});

const confirm = define(CONFIRM_DEPOSIT, async ({ services, session, places, tx, afterCommit, refuse }) => {
  const row = await readDeposit(tx, session.player.id, places.txId);
  if (!row) throw refuse("not-found");
  if (!needsConfirmation(row)) throw refuse("too-late");
  const request = { txId: row.txId };
  await useMitIdConfirmation(tx, session, { purpose: CONFIRM_DEPOSIT.id, request });
  await updateDeposit(tx, row.txId, { confirmedAt: databaseNow });
  afterCommit(async (db) => void (await advanceDeposit({ ...services, db }, row.txId)));
  return shownDeposit({ ...row, confirmedAt: session.now }, session.now);
});

/** The calls about deposits. */
export const DEPOSIT_CALLS: readonly DefinedCall<PaymentServices>[] = [options, create, get, cancel, confirm];
