import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type OpenIdProvider from "oidc-provider";
import type { KoaContextWithOIDC } from "oidc-provider";
import { waitForDisconnect } from "../http/index.ts";
import { personWithUuid } from "@spilhus/seed/players";
import type { Faults } from "./faults.ts";

const METADATA = "/.well-known/openid-configuration";

/** MitID keeps no session: a person who signed in before in this browser is asked again. */
const withoutSession = (cookies: string) =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith("_session"))
    .join("; ");

/** Replaces the response of the token endpoint by a fault. */
function failAtTokens(provider: OpenIdProvider, faults: Faults): void {
  // The provider adds `oidc` to the context for requests to its own addresses.
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
 * Routes the provider's own addresses to it, always with the host that browsers use: the gateway calls it by IP address.
 *
 * @param faults those that can be set; none for a provider that always works
 */
export async function providerRoutes(
  server: FastifyInstance,
  provider: OpenIdProvider,
  faults?: Faults,
): Promise<void> {
  if (faults) failAtTokens(provider, faults);
  const answer = provider.callback();
  const { host } = new URL(provider.issuer);

  async function pass({ raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (faults?.everyone === "unavailable") {
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
