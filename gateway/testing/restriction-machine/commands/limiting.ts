import { isCallOpen } from "@spilhus/restrictions/testing";
import {
  DepositLimitsSchema,
  GET_DEPOSIT_LIMITS,
  SET_DEPOSIT_LIMITS,
  type DepositLimits,
} from "@spilhus/contracts/player-account";
import { codeOf } from "../../signedInPlayer.ts";
import { command, must, type Command } from "../command.ts";
import { lawfulLimit, limitAt, PERIODS, type Limit, type Model } from "../model.ts";
import type { World } from "../world.ts";
import { restrictionsBetween } from "./restrictionsBetween.ts";

export type Amounts = Readonly<Record<"dayOre" | "weekOre" | "monthOre", number>>;

/** Makes a call about limits; nothing where it is closed, and must be. */
async function limitsOf(
  model: Model,
  real: World,
  index: number,
  asked?: Amounts,
): Promise<DepositLimits | undefined> {
  const { browser, client } = real.browser(model, index);
  const { id, method, path } = asked ? SET_DEPOSIT_LIMITS : GET_DEPOSIT_LIMITS;
  const call = `${method} ${path}`;
  const isLoggedIn = await real.settle(model, index);
  const before = await real.now();
  const answer = await client.call(method, path, { body: asked });
  const code = await codeOf(answer.clone());
  const after = await real.now();
  if (!isLoggedIn) {
    must(code === "401 not-signed-in", `${call} by a guest: ${code}.`);
    return undefined;
  }
  const restrictions = restrictionsBetween(model, before, after);
  const told = restrictions.map((one) => (isCallOpen(id, one) ? "200 ok" : "403 restricted"));
  must(
    told.some((one) => one === code),
    `${call} under ${restrictions.join(" or ")}: ${code}.`,
  );
  if (browser.session) browser.session.lastUse = after;
  if (code !== "200 ok") return undefined;
  if (browser.session) browser.session.provenUse = before;
  return DepositLimitsSchema.parse(await answer.json());
}

/** Whether what is shown is no looser than what the law leaves, and a lower limit holds at once. */
function isNoLooser(shown: Limit, lawful: Limit): boolean {
  if (shown.limitOre !== lawful.limitOre) return false;
  if (!shown.raise) return true;
  return lawful.raise !== undefined && shown.raise.from >= lawful.raise.from;
}

function takeOver(
  model: Model,
  shown: DepositLimits,
  lawful: (period: (typeof PERIODS)[number], now: number) => Limit | undefined,
): void {
  const now = Date.parse(shown.serverTime);
  for (const period of PERIODS) {
    const { limitOre, pending } = shown[period];
    const expected = lawful(period, now);
    if (!expected) {
      must(limitOre === null, `A limit of ${limitOre} a ${period} that nobody has set.`);
      continue;
    }
    must(limitOre !== null, `The limit of a ${period} is gone.`);
    const raise = pending ? { limitOre: pending.limitOre, from: Date.parse(pending.from) } : undefined;
    const is = { limitOre, raise };
    must(
      isNoLooser(is, expected),
      `The limit of a ${period} is ${JSON.stringify(is)}, and must be ${JSON.stringify(expected)}.`,
    );
    model.limits[period] = is;
  }
}

export const setLimits = (index: number, asked: Amounts): Command =>
  command(`limits ${Object.values(asked).join("/")} in ${index}`, async (model, real) => {
    const shown = await limitsOf(model, real, index, asked);
    if (!shown) return;
    const of = { day: asked.dayOre, week: asked.weekOre, month: asked.monthOre };
    takeOver(model, shown, (period, now) => lawfulLimit(model.limits[period], of[period], now));
  });

export const readLimits = (index: number): Command =>
  command(`read the limits in ${index}`, async (model, real) => {
    const shown = await limitsOf(model, real, index);
    if (!shown) return;
    takeOver(model, shown, (period, now) => {
      const limit = model.limits[period];
      return limit && limitAt(limit, now);
    });
  });
