import { expectedPage, isCallOpen } from "@spilhus/restrictions/testing";
import { codeOf } from "../../signedInPlayer.ts";
import { command, must, type Command } from "../command.ts";
import type { Model } from "../model.ts";
import type { World } from "../world.ts";
import { restrictionsBetween } from "./restrictionsBetween.ts";

/** In unix ms, the day of `lossLimits` in the duties of the tests' brands. */
const LOSS_LIMITS_FROM = Date.parse("2027-01-01T00:00:00+01:00");

async function visitOne(model: Model, real: World, index: number, path: string, isLoggedIn: boolean) {
  const { browser } = real.browser(model, index);
  const before = await real.now();
  const shown = await real.visit(index, path);
  const restrictions = restrictionsBetween(model, before, await real.now());
  const { isEidVerified } = model;
  const { isFirst } = browser;
  // All three limits are set at once. Nobody in a run sets limits of loss, which the law wants besides from a day on.
  const hasDepositLimit = Object.keys(model.limits).length > 0 && before < LOSS_LIMITS_FROM;
  const facts = { isLoggedIn, isEidVerified, hasDepositLimit, isFirst };
  const expected = restrictions.map((restriction) => expectedPage(path, { ...facts, restriction }));
  const who = isLoggedIn ? `a player under ${restrictions.join(" or ")}` : "a guest";
  must(expected.includes(shown), `${path} shows ${who} ${shown} instead of ${expected.join(" or ")}.`);
  if (shown !== path) {
    const there = await real.visit(index, shown, path);
    must(there === shown, `${who} is sent from ${path} to ${shown} and on to ${there}.`);
  }
  browser.isFirst = false;
}

/** Goes to pages one after the other, and where each sends. */
export const visit = (index: number, paths: readonly string[]): Command =>
  command(`visit ${paths.join(" ")} in ${index}`, async (model, real) => {
    const isLoggedIn = await real.settle(model, index);
    for (const path of paths) await visitOne(model, real, index, path, isLoggedIn);
  });

/** A call as it is mounted. */
export interface MountedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly audience: string;
}

/** Needs only a session; when it succeeds, the player is logged out in every other browser (asvs:7.4.3). */
const END_OTHERS = "DELETE /gateway/user-auth/api/v1/public/sessions";
const NOBODY = "00000000-0000-4000-8000-000000000000";

async function callOne(
  model: Model,
  real: World,
  index: number,
  { id, method, path, audience }: MountedCall,
  isLoggedIn: boolean,
) {
  const { browser, client } = real.browser(model, index);
  const before = await real.now();
  const answer = await client.call(method, path.replaceAll(/\{\w+\}/g, NOBODY));
  const code = answer.status < 300 ? "let in" : await codeOf(answer);
  const after = await real.now();
  must(answer.status < 500, `${method} ${path}: ${code}.`);
  if (!isLoggedIn) {
    must(code !== "403 restricted", `${method} ${path} is closed to a guest.`);
    must(audience !== "player" || code === "401 not-signed-in", `${method} ${path} by a guest: ${code}.`);
    return;
  }
  const restrictions = restrictionsBetween(model, before, after);
  const isClosed = code === "403 restricted";
  const isRight = restrictions.some((one) => isCallOpen(id, one) !== isClosed);
  must(isRight, `${method} ${path} by a player under ${restrictions.join(" or ")}: ${code}.`);
  must(answer.status !== 401, `${method} ${path} by a player: ${code}.`);
  if (browser.session) browser.session.lastUse = after;
  if (code !== "let in" || `${method} ${path}` !== END_OTHERS) return;
  for (const other of model.browsers) if (other !== browser) other.session = undefined;
}

/** Makes calls without what they need: whether one is let in is decided before. */
export const makeCalls = (index: number, calls: readonly MountedCall[]): Command =>
  command(
    `${calls.map(({ method, path }) => `${method} ${path}`).join(", ")} in ${index}`,
    async (model, real) => {
      const isLoggedIn = await real.settle(model, index);
      for (const call of calls) await callOne(model, real, index, call, isLoggedIn);
    },
  );
