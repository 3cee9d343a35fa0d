import {
  type AccountStatusAnswer,
  AccountStatusQuestionSchema,
  GET_ACCOUNT_STATUS,
} from "@spilhus/contracts/edge";
import type { FastifyInstance } from "fastify";
import { parse, refusal, requireSignature } from "../http/index.ts";
import type { CallServices } from "../calls/index.ts";
import type { GatewayConfig } from "../config/index.ts";

interface StandingServices extends Pick<CallServices, "brands" | "clock" | "findSession"> {
  readonly config: Pick<GatewayConfig, "edgeSecret" | "revalidateSecret">;
}

/** Tells the edge who is behind a cookie, before it serves a page. Only looks: no end moves, nothing is written. */
export async function standingRoute(server: FastifyInstance, services: StandingServices): Promise<void> {
  const { brands, config, clock, findSession } = services;
  // An app asks for itself where no edge is in front of it.
  requireSignature(server, [config.edgeSecret, config.revalidateSecret], clock);

  server.post(GET_ACCOUNT_STATUS.path, async (request): Promise<AccountStatusAnswer> => {
    const { brand, session: token } = parse(AccountStatusQuestionSchema, request.body, "body");
    if (!brands.has(brand)) throw refusal("unknown-brand");
    const session = token === null ? undefined : await findSession(brand, token);
    if (!session) return { loggedIn: false };
    return {
      loggedIn: true,
      checkResult: session.standing.checkResult,
      withinLimits: session.standing.withinLimits,
      hasVerifiedEid: session.player.eidVerifiedAt !== null,
      isWithdrawalBlocked: session.isWithdrawalBlocked,
      loggedInAt: session.loggedInAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    };
  });
}
