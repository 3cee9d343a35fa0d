import { IDEMPOTENCY_REPLAYED_HEADER, type CallContract } from "@spilhus/contracts";
import type { FastifyReply } from "fastify";
import type { Queries } from "../database/index.ts";
import { refusal, type Site } from "../http/index.ts";
import { answerOnce, idempotencyKeyOf, type Turns } from "../idempotency/index.ts";
import { rereadSession, type ActiveSession } from "../sessions/index.ts";
import type { CallServices } from "./callServices.ts";
import type { AcceptedCall, DefinedCall } from "./defineCall.ts";
import { followUp, type Step } from "./followUp.ts";
import { requireAllowed } from "./requireCaller.ts";

/**
 * Refuses to mount an idempotent call that the mount could not carry out once.
 *
 * @throws {Error}
 */
export function requireMountable<Needs>({ contract, findSession }: DefinedCall<Needs>): void {
  const { id, audience, answer, kind } = contract;
  if (audience !== "player" || kind !== "change" || !answer || findSession) {
    throw new Error(
      `The idempotent call "${id}" must be a change of a player, with an answer and without a session of its own.`,
    );
  }
}

/** The session after the wait for the player's row: it may have ended, or a restriction may have begun, meanwhile. */
async function currentSession(
  tx: Queries,
  services: CallServices,
  contract: CallContract,
  { site, session }: { readonly site: Site; readonly session: ActiveSession },
): Promise<ActiveSession> {
  const current = await rereadSession(tx, site.brand, session.id);
  if (!current) throw refusal("not-signed-in");
  requireAllowed(services, contract, current);
  return current;
}

/**
 * Carries out an idempotent call, or gives its first answer again. The first answer is sent as it was stored, so that
 * both are the same bytes.
 *
 * @throws {HttpError} as `answerOnce`, and what the handler throws
 */
export async function sendIdempotentAnswer<Needs>(
  turns: Turns,
  { contract, run }: DefinedCall<Needs>,
  accepted: AcceptedCall<CallContract, Needs>,
): Promise<FastifyReply> {
  const { services, site, session, places, query, body, reply, request } = accepted;
  // The mount accepts only calls of players, which have a session.
  if (!session) throw refusal("not-signed-in");
  const steps: Step[] = [];
  const once = {
    playerId: session.player.id,
    call: contract.id,
    key: idempotencyKeyOf(request.headers),
    asked: { brand: site.brand.id, places, query, body },
  };
  const answer = await answerOnce({ db: services.db, turns }, once, async (tx) => {
    const current = await currentSession(tx, services, contract, { site, session });
    const afterCommit = (step: Step) => void steps.push(step);
    const result = await run({ ...accepted, session: current, tx, afterCommit });
    // Checked when the call was mounted.
    return { status: contract.status ?? 200, body: JSON.stringify(contract.answer?.parse(result)) };
  });
  if (answer.isReplayed) void reply.header(IDEMPOTENCY_REPLAYED_HEADER, "true");
  else await followUp(services, contract.id, steps);
  return reply.code(answer.status).type("application/json; charset=utf-8").send(answer.body);
}
