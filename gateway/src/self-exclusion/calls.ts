import {
  BLOCK_ACCOUNT,
  DELETE_ACCOUNT,
  type Exclusion,
  SELF_EXCLUDE,
  TAKE_COOLING_OFF,
} from "@spilhus/contracts/player-account";
import { dutiesAt } from "@spilhus/jurisdiction";
import type { FastifyReply } from "fastify";
import { defineCall, type DefinedCall, type CallServices } from "../calls/index.ts";
import { type ActiveSession, requireConfirmed, signedOutCookies } from "../sessions/index.ts";
import { placeExclusion, type AskedExclusion } from "./placeExclusion.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

interface Asking {
  readonly services: CallServices;
  readonly session: ActiveSession;
  readonly reply: FastifyReply;
}

/** Excludes the player and clears the cookies of the session that this ends. */
async function exclude(
  { services: { db }, session, reply }: Asking,
  asked: AskedExclusion,
): Promise<Exclusion | undefined> {
  const placed = await db.transaction((transaction) => placeExclusion(transaction, session, asked));
  if (placed) void reply.header("set-cookie", signedOutCookies());
  return placed;
}

const coolOff = defineCall(TAKE_COOLING_OFF, async (call) => {
  const { hours } = dutiesAt(call.site.brand, call.session.now).coolingOff;
  const placed = await exclude(call, { kind: "cooling-off", seconds: hours * HOUR_SECONDS });
  if (!placed) throw call.refuse("already-excluded");
  return placed;
});

const block = defineCall(BLOCK_ACCOUNT, async (call) => {
  const { days } = call.body;
  if (days < dutiesAt(call.site.brand, call.session.now).block.leastDays)
    throw call.refuse("block-too-short");
  const placed = await exclude(call, { kind: "block", seconds: days * DAY_SECONDS });
  if (!placed) throw call.refuse("already-excluded");
  return placed;
});

const selfExclude = defineCall(SELF_EXCLUDE, async (call) => {
  const placed = await exclude(call, { kind: "self-exclusion" });
  if (!placed) throw call.refuse("already-excluded");
  return placed;
});

const deleteAccount = defineCall(DELETE_ACCOUNT, async (call) => {
  requireConfirmed(call.session);
  const placed = await exclude(call, { kind: "deletion" });
  // The account was closed while this call waited, which also ended the session.
  if (!placed) throw call.refuse("not-signed-in");
  return placed;
});

/** Breaks, blocks and closures that players choose themselves. */
export const SELF_EXCLUSION_CALLS: readonly DefinedCall[] = [coolOff, block, selfExclude, deleteAccount];
