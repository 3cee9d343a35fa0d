import { waitForDisconnect } from "../../http/index.ts";
import type { FastifyReply } from "fastify";

/** Faults that a vendor's double can be told to show. */
export type WireFault = "error-after-effect" | "empty-answer" | "no-answer" | "slow" | "down";

/** Answers a call with a fault; what the call does is done first, unless the vendor is down. */
export async function answerWith(
  fault: WireFault | undefined,
  reply: FastifyReply,
  act: () => { readonly status: number; readonly body: unknown },
): Promise<FastifyReply> {
  if (fault === "down") return reply.code(503).send();
  const { status, body } = act();
  switch (fault) {
    case undefined:
      return reply.code(status).send(body);
    case "error-after-effect":
      return reply.code(500).send();
    case "empty-answer":
      return reply.code(200).send();
    // A test waits for no slow answer; its caller goes away first.
    case "no-answer":
    case "slow":
      await waitForDisconnect(reply.raw);
      return reply.code(504).send();
  }
}
