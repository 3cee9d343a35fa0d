import { SET_DEPOSIT_LIMITS, TAKE_COOLING_OFF } from "@spilhus/contracts/player-account";
import assert from "node:assert/strict";
import { and, inArray, ne } from "drizzle-orm";
import { deposits } from "../../src/deposit-records/index.ts";
import { haveEnded } from "./bonusCommands.ts";
import { balancesAgree, command } from "./command.ts";
import { browserOf, eventually, surely } from "./surely.ts";
import { sitDownAgain, type World } from "./world.ts";

/** The player takes a break; debits that run at the same time are taken before it or not at all. */
export const exclude = (index: number) =>
  command(`exclude ${index}`, async (world) => {
    const { isPlaying, isSuspended } = world.oracle.player(index);
    if (!isPlaying || isSuspended) return;
    const answer = await surely(world, (origin) =>
      browserOf(world, index, origin).call("POST", TAKE_COOLING_OFF.path, { body: { isConfirmed: true } }),
    );
    assert.equal(answer.status, 200, "a break");
    world.oracle.takeBreak(index);
  });

/** The player lowers every deposit limit to the same amount. */
export const lowerLimits = (index: number, limitOre: number) =>
  command(`lower limits ${index} ${limitOre}`, async (world) => {
    const player = world.oracle.player(index);
    if (!player.isPlaying || player.isSuspended || limitOre > player.limit.day) return;
    const body = { dayOre: limitOre, weekOre: limitOre, monthOre: limitOre };
    const answer = await surely(world, (origin) =>
      browserOf(world, index, origin).call("PUT", SET_DEPOSIT_LIMITS.path, { body }),
    );
    assert.equal(answer.status, 200, "lower limits");
    player.limit = { day: limitOre, week: limitOre, month: limitOre };
  });

/** Payments that nobody has approved end. */
const areOver = (world: World, open: readonly string[]) =>
  eventually(world, "payments that nobody has approved", async () => {
    const isAnother = and(inArray(deposits.txId, [...open]), ne(deposits.state, "expired"));
    const others = await world.db.$count(deposits, isAnother);
    return others === 0 ? undefined : `${others} are not expired`;
  });

/** Hours pass: longer than a session may be idle and than a payment stays open. */
export const hours = (count: number) =>
  command(`${count} hours`, async (world) => {
    const open = [...world.oracle.deposits].filter(([, { state }]) => state === "open").map(([id]) => id);
    // Not to the minute when a bonus ends.
    const isUnclear = world.oracle.isBonusUnclear(count * 3_600_000);
    const over = await world.pass((isUnclear ? count + 1 : count) * 60);
    await areOver(world, open);
    await haveEnded(world, over);
    for (const index of world.seats.keys()) await balancesAgree(world, index);
  });

export const logIn = (index: number) =>
  command(`log in ${index}`, async (world) => {
    const { oracle } = world;
    const player = oracle.player(index);
    if (player.isSuspended || oracle.isExcluded(index) || oracle.isUnclear(index)) return;
    await sitDownAgain(world, index);
  });

/** A gateway dies, whatever it is doing. */
export const kill = (which: number) =>
  command(`kill ${which}`, async ({ gateways }) => {
    await gateways[which % 2 === 0 ? 0 : 1].kill?.();
  });
