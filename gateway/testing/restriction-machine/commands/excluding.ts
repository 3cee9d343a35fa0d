import { isCallOpen } from "@spilhus/restrictions/testing";
import {
  BLOCK_ACCOUNT,
  DELETE_ACCOUNT,
  ExclusionSchema,
  SELF_EXCLUDE,
  TAKE_COOLING_OFF,
} from "@spilhus/contracts/player-account";
import { codeOf } from "../../signedInPlayer.ts";
import { command, must, type Command } from "../command.ts";
import { longestExclusion, TIMES, type Model } from "../model.ts";
import type { World } from "../world.ts";
import { restrictionsBetween } from "./restrictionsBetween.ts";

interface Way {
  readonly contract: { readonly id: string; readonly method: string; readonly path: string };
  readonly body?: object;
  readonly kind: string;
  /** Nothing: it does not end. */
  readonly lastsMs: number | null;
}

const CONFIRMED_MS = 10 * TIMES.MINUTE;
const isAnyOf = (code: string, codes: readonly string[]) => codes.includes(code);

/** What may be answered where the table lets the call through. */
function isLawful(model: Model, code: string, way: Way, confirmedAt: number, now: number): boolean {
  if (way.lastsMs !== null && way.kind === "block" && way.lastsMs < 30 * TIMES.DAY) {
    return code === "422 block-too-short";
  }
  if (code === "409 already-excluded") {
    return longestExclusion(model) >= (way.lastsMs === null ? Number.POSITIVE_INFINITY : now + way.lastsMs);
  }
  const isConfirmed = now < confirmedAt + CONFIRMED_MS;
  if (way.contract.path === DELETE_ACCOUNT.path && !isConfirmed) return code === "403 confirmation-needed";
  return code === "200 ok";
}

async function exclude(model: Model, real: World, index: number, way: Way): Promise<void> {
  const { browser, client } = real.browser(model, index);
  const isLoggedIn = await real.settle(model, index);
  const before = await real.now();
  const body = { isConfirmed: true, ...way.body };
  const answer = await client.call(way.contract.method, way.contract.path, { body });
  const code = await codeOf(answer.clone());
  const after = await real.now();
  const call = `${way.contract.method} ${way.contract.path}`;
  if (!isLoggedIn) return must(code === "401 not-signed-in", `${call} by a guest: ${code}.`);
  const restrictions = restrictionsBetween(model, before, after);
  if (code === "403 restricted") {
    const isClosed = restrictions.some((one) => !isCallOpen(way.contract.id, one));
    return must(isClosed, `${call} is closed to a player under ${restrictions.join(" or ")}.`);
  }
  const isOpen = restrictions.some((one) => isCallOpen(way.contract.id, one));
  must(isOpen, `${call} is open to a player under ${restrictions.join(" or ")}: ${code}.`);
  const confirmedAt = browser.session?.confirmedAt ?? 0;
  const isRight = [before, after].some((now) => isLawful(model, code, way, confirmedAt, now));
  must(isRight, `${call}: ${code}.`);
  if (browser.session) browser.session.lastUse = after;
  if (!isAnyOf(code, ["200 ok"])) return;
  const { from, until } = ExclusionSchema.parse(await answer.json());
  const lasts = until === null ? null : Date.parse(until) - Date.parse(from);
  must(lasts === way.lastsMs, `${call} lasts ${lasts} ms.`);
  model.holds = [...model.holds, { kind: way.kind, until: until === null ? null : Date.parse(until) }];
  for (const one of model.browsers) one.session = undefined;
}

const way = (name: string, index: number, asked: Way): Command =>
  command(`${name} in ${index}`, (model, real) => exclude(model, real, index, asked));

export const coolOff = (index: number): Command =>
  way("cooling-off", index, { contract: TAKE_COOLING_OFF, kind: "cooldown", lastsMs: TIMES.DAY });

export const block = (index: number, days: number): Command =>
  way(`block of ${days} days`, index, {
    contract: BLOCK_ACCOUNT,
    body: { days },
    kind: "block",
    lastsMs: days * TIMES.DAY,
  });

export const selfExclude = (index: number): Command =>
  way("self-exclusion", index, { contract: SELF_EXCLUDE, kind: "deactivated", lastsMs: null });

export const deleteAccount = (index: number): Command =>
  way("deletion", index, { contract: DELETE_ACCOUNT, kind: "deactivated", lastsMs: null });
