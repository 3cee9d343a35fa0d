import { STAFF_RETURN_PATH } from "@spilhus/contracts/staff";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errors } from "oidc-provider";
import * as z from "zod";
import { standInServer } from "../http/index.ts";
import { INTERACTION_PATH, openIdProvider, providerRoutes } from "../identity-provider/index.ts";
import { staffWithId } from "./people.ts";
import { staffPage, staffSignInForm, visitIsOver } from "./signInPage.ts";

export const StaffProviderSchema = z.object({
  port: z.int().min(0).max(65_535),
  /** The origin at which browsers reach the provider; also its issuer. */
  origin: z.url(),
  client: z.object({ id: z.string().min(1), secret: z.string().min(16) }),
  /** The level that every sign-in has. */
  acr: z.string().min(1),
  /** The console's origin. */
  console: z.url(),
});
export type StaffProviderSettings = z.infer<typeof StaffProviderSchema>;

const FormSchema = z.object({
  userId: z.string().max(80).default(""),
  decision: z.enum(["approve", "cancel"]).default("approve"),
});

/** The OpenID provider that stands in for the operator's directory of staff: whoever types an id is that person. */
export async function createStaffServer(settings: StaffProviderSettings): Promise<FastifyInstance> {
  const { origin, client, acr, console: consoleOrigin } = settings;
  const server = standInServer({ origin, formTargets: [consoleOrigin] });
  const provider = openIdProvider(origin, {
    clients: [{ ...client, name: "Konsol", redirectUri: consoleOrigin + STAFF_RETURN_PATH }],
    scopes: ["openid", "profile", "email"],
    claims: ["sub", "name", "email", "roles"],
    acrValues: [acr],
    claimsOf(id) {
      const person = staffWithId(id);
      return person && { name: person.name, email: `${id}@medarbejder.example`, roles: person.roles };
    },
    page: staffPage,
  });

  /** The id of this browser's sign-in, or the answer that says that it is over. */
  async function visitOf(request: FastifyRequest, reply: FastifyReply): Promise<string | FastifyReply> {
    try {
      return (await provider.interactionDetails(request.raw, reply.raw)).uid;
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return reply.code(400).type("text/html; charset=utf-8").send(visitIsOver());
    }
  }

  server.get(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
    const uid = await visitOf(request, reply);
    if (typeof uid !== "string") return uid;
    return reply.type("text/html; charset=utf-8").send(staffSignInForm(`${INTERACTION_PATH}/${uid}`));
  });
  server.post(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
    const uid = await visitOf(request, reply);
    if (typeof uid !== "string") return uid;
    const { userId, decision } = FormSchema.parse(request.body);
    const person = staffWithId(userId);
    if (decision === "approve" && !person) {
      return reply
        .type("text/html; charset=utf-8")
        .send(staffSignInForm(`${INTERACTION_PATH}/${uid}`, userId));
    }
    const result =
      decision === "approve"
        ? { login: { accountId: userId, acr, remember: false } }
        : { error: "access_denied", error_description: "the person gave up" };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });
  await providerRoutes(server, provider);
  return server;
}
