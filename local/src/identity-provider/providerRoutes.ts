import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type OpenIdProvider from "oidc-provider";
import type { KoaContextWithOIDC } from "oidc-provider";
import { waitForDisconnect } from "../http/waitForDisconnect.ts";
import { personWithUuid } from "@spilhus/seed/players";
import type { Faults } from "./faults.ts";

const METADATA = "/.well-known/openid-configuration";

/** MitID remembers nobody: whoever was signed in before in this browser is asked again. */
const withoutSession = (cookies: string) =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith("_session"))
    .join("; ");

/** Puts a fault in the place of tokens that would have been issued. */
function failAtTokens(provider: OpenIdProvider, faults: Faults): void {
  // The provider adds `oidc` to the context when one of its addresses is asked for.
  provider.use<object, Partial<Pick<KoaContextWithOIDC, "oidc">>>(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route !== "token" || ctx.status !== 200) return;
    const person = personWithUuid(ctx.oidc.entities.Account?.accountId ?? "");
    const fault = person && faults.of(person.id);
    if (fault === "time-out") await waitForDisconnect(ctx.res);
    if (fault !== "token-error" && fault !== "time-out") return;
    ctx.status = 500;
    ctx.body = { error: "server_error", error_description: "mitid_internal_error" };
  });
}

/**
 * Lets the provider answer its own addresses. It is always told the host that browsers use: the gateway calls it by
 * address.
 */
export async function providerRoutes(
  server: FastifyInstance,
  provider: OpenIdProvider,
  faults: Faults,
): Promise<void> {
  failAtTokens(provider, faults);
  const answer = provider.callback();
  const { host } = new URL(provider.issuer);

  async function pass({ raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (faults.everyone === "unavailable") {
      return reply.code(503).type("text/plain; charset=utf-8").send("MitID er nede.");
    }
    raw.headers.host = host;
    raw.headers.cookie = withoutSession(raw.headers.cookie ?? "");
    reply.hijack();
    await answer(raw, reply.raw);
    return reply;
  }

  await server.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({ method: ["GET", "POST"], url: "/oidc/*", handler: pass });
    scope.get(METADATA, pass);
  });
}
