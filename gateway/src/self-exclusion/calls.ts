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

const NEVER_CROWDED_OUT = { isNeverCrowdedOut: true } as const;

interface Asking {
  readonly services: CallServices;
  readonly session: ActiveSession;
  readonly reply: FastifyReply;
}

/** Excludes, and takes the cookies of the session away that has ended with it. */
async function exclude(
  { services: { db }, session, reply }: Asking,
  asked: AskedExclusion,
): Promise<Exclusion | undefined> {
  const placed = await db.transaction((transaction) => placeExclusion(transaction, session, asked));
  if (placed) void reply.header("set-cookie", signedOutCookies());
  return placed;
}

