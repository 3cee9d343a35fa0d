import { chosenLocale } from "@spilhus/contracts";
import {
  ADD_PAYOUT_ACCOUNT,
  CREATE_WITHDRAWAL,
  GET_WITHDRAWAL_OPTIONS,
  LIST_PAYOUT_ACCOUNTS,
  LIST_WITHDRAWALS,
  REMOVE_PAYOUT_ACCOUNT,
} from "@spilhus/contracts/payments";
import { knownRouteById } from "@spilhus/routes";
import { setTimeout } from "node:timers/promises";
import { bonusEndedByWithdrawal } from "../bonuses/index.ts";
import { type CallServices, defineCallWith, type DefinedCall } from "../calls/index.ts";
import type { MitIdServices } from "../mitid/index.ts";
import {
  addAccount,
  advanceAccount,
  findAccounts,
  type PayoutAccountRow,
  payoutProviderOf,
  type PayoutProviders,
  shownAccounts,
} from "../payout-accounts/index.ts";
import { useMitIdConfirmation } from "../request-confirmations/index.ts";
import { shownBalance } from "../shown-wins/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";
import { createWithdrawal, requireMayWithdraw } from "./createWithdrawal.ts";
import { payoutTime } from "./payoutTime.ts";
import { removeAccount } from "./removeAccount.ts";
import { shownWithdrawals } from "./shownWithdrawals.ts";

/** Services of the calls about withdrawals; keys and MitID are absent where MitID is not configured. */
export interface WithdrawalCallServices extends MitIdServices {
  readonly payments: PayoutProviders;
}

/** A page waits so long for the provider; the edge gives the whole call 5 s. */
const ASK_MS = 2_500;

const defineCall = defineCallWith<WithdrawalCallServices>();

const options = defineCall(GET_WITHDRAWAL_OPTIONS, async ({ services, site, session, refuse }) => {
  const { db, payments } = services;
  const { brand } = site;
  const { now, player } = session;
  const provider = payoutProviderOf(payments, brand.id);
  if (!provider) throw refuse("unavailable");
  const [balances, accounts, payoutMinutes, ending] = await Promise.all([
    shownBalance(db, player.id),
    findAccounts(db, player.id),
    payoutTime(db, brand.licence.number),
    bonusEndedByWithdrawal(db, player.id),
  ]);
  return {
    serverTime: now.toISOString(),
    withdrawableOre: balances.cashOre,
    minOre: provider.capabilities.minOre,
    accounts: shownAccounts(accounts, { brand, now }).filter(({ state }) => state === "verified"),
    payoutMinutes,
    bonusLossOre: ending && ending.lossOre > 0 ? ending.lossOre : null,
  };
});

const list = defineCall(LIST_WITHDRAWALS, async ({ services: { db }, session }) => ({
  withdrawals: await shownWithdrawals(db, session.player.id),
}));

const create = defineCall(
  CREATE_WITHDRAWAL,
  async ({ services, site, session, body, tx, afterCommit, refuse }) => {
    const { people, payments: providers, log, brands } = services;
    if (!people) throw refuse("unavailable");
    const confirmed = { purpose: CREATE_WITHDRAWAL.id, request: body };
    const takeConfirmation = () => useMitIdConfirmation(tx, session, confirmed);
    const asking = { brand: site.brand, session, providers, takeConfirmation };
    const { id } = await createWithdrawal(tx, asking, body);
    afterCommit(async (db) => {
      await advanceWithdrawal({ db, log, brands, keys: people.keys, providers }, id);
    });
    const shown = await shownWithdrawals(tx, session.player.id);
    const created = shown.find((one) => one.id === id);
    if (!created) throw new Error("A withdrawal that was just written is not there.");
    return created;
  },
);

/** Asks the provider about registrations under way: the player may just have come back from its page. */
async function askAboutOpen(
  { db, log, people, payments: providers }: CallServices & WithdrawalCallServices,
  accounts: readonly PayoutAccountRow[],
): Promise<boolean> {
  const open = accounts.filter(({ state }) => state === "opening" || state === "registering");
  if (!people || open.length === 0) return false;
  const asked = Promise.allSettled(
    open.map(({ id }) => advanceAccount({ db, log, keys: people.keys, providers }, id)),
  );
  // The worker asks again; a page does not wait longer.
  await Promise.race([asked, setTimeout(ASK_MS, undefined, { ref: false })]);
  return true;
}

const listAccounts = defineCall(LIST_PAYOUT_ACCOUNTS, async ({ services, site, session }) => {
  const find = () => findAccounts(services.db, session.player.id);
  const before = await find();
  const accounts = (await askAboutOpen(services, before)) ? await find() : before;
  return { accounts: shownAccounts(accounts, { brand: site.brand, now: session.now }) };
});

const add = defineCall(
  ADD_PAYOUT_ACCOUNT,
  async ({ services, site, session, cookies, tx, afterCommit, refuse }) => {
    const { people, payments: providers, log } = services;
    const provider = payoutProviderOf(providers, site.brand.id);
    if (!people || !provider) throw refuse("unavailable");
    requireMayWithdraw(session);
    // Checked before MitID, so that nobody confirms an account that the provider cannot register now.
    if (provider.health === "down") throw refuse("unavailable");
    const playerId = session.player.id;
    const row = await addAccount(tx, {
      ...{ playerId, brand: site.brand, provider: provider.id, now: session.now },
      locale: chosenLocale(cookies, site.brand.locales),
      returnUrl: site.origin + knownRouteById("withdrawal").path,
    });
    await useMitIdConfirmation(tx, session, { purpose: ADD_PAYOUT_ACCOUNT.id, request: {} });
    afterCommit(async (db) => {
      await advanceAccount({ db, log, keys: people.keys, providers }, row.id);
    });
    const [shown] = shownAccounts([row], { brand: site.brand, now: session.now });
    if (!shown) throw new Error("An account that was just added does not show.");
    return shown;
  },
);

const remove = defineCall(REMOVE_PAYOUT_ACCOUNT, async ({ site, session, places, tx }) => {
  const { accountId } = places;
  const confirmed = { purpose: REMOVE_PAYOUT_ACCOUNT.id, request: { accountId } };
  await removeAccount(tx, session, accountId, () => useMitIdConfirmation(tx, session, confirmed));
  const left = await findAccounts(tx, session.player.id);
  return { accounts: shownAccounts(left, { brand: site.brand, now: session.now }) };
});

/** The calls about withdrawals and the accounts they go to. */
export const WITHDRAWAL_CALLS: readonly DefinedCall<WithdrawalCallServices>[] = [
  options,
  list,
  create,
  listAccounts,
  add,
  remove,
];
