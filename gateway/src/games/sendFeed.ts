import { type CallContract, DATA_CACHE_SECONDS } from "@spilhus/contracts";
import type { FastifyReply } from "fastify";
import type { ServiceCall } from "../calls/index.ts";
import type { AnswerCache } from "../http/index.ts";
import type { GameSearches } from "./gameSearches.ts";

/** What the calls of the games service need besides the services of every call. */
export interface GameServices {
  readonly gameSearches: GameSearches;
  readonly gameAnswers: AnswerCache;
}

/** Sends an answer that everybody may keep for some seconds. */
export async function sendFeed<Body>(
  {
    services,
    request,
    reply,
  }: Pick<ServiceCall<CallContract, GameServices>, "services" | "request" | "reply">,
  make: () => Promise<Body>,
  seconds: number = DATA_CACHE_SECONDS,
): Promise<FastifyReply> {
  const { body } = await services.gameAnswers.get(request.url, async () => ({
    body: JSON.stringify(await make()),
    headers: {},
  }));
  return reply
    .header("cache-control", `public, max-age=${seconds}`)
    .type("application/json; charset=utf-8")
    .send(body);
}
