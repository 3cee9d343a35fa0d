import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type OpenIdProvider from "oidc-provider";
import { errors, type InteractionResults } from "oidc-provider";
import * as z from "zod";
import { personWithId } from "@spilhus/seed/players";
import { acrFor } from "./claims.ts";
import { INTERACTION_PATH } from "./createProvider.ts";
import type { Faults } from "./faults.ts";
import { signInForm, visitIsOver } from "./signInPage.ts";

const FormSchema = z.object({
  userId: z.string().max(80).default(""),
  decision: z.enum(["approve", "cancel"]).default("approve"),
});
/** The error with which MitID brokers report a cancelled sign-in. */
const ABORTED = { error: "access_denied", error_description: "mitid_user_aborted" } as const;
const BROKEN = { error: "server_error", error_description: "mitid_internal_error" } as const;
const OTHER_NONCE = "not-the-nonce-that-was-asked-for";

type Interaction = Awaited<ReturnType<OpenIdProvider["interactionDetails"]>>;

/** The pages on which a person signs in or cancels. */
export function signInRoutes(server: FastifyInstance, provider: OpenIdProvider, faults: Faults): void {
  async function show(
    reply: FastifyReply,
    { uid, params }: Interaction,
    unknownId?: string,
  ): Promise<string> {
    const client = await provider.Client.find(String(params["client_id"]));
    void reply.type("text/html; charset=utf-8");
    return signInForm({
      action: `${INTERACTION_PATH}/${uid}`,
      client: client?.clientName ?? "",
      ...(unknownId === undefined ? {} : { unknownId }),
    });
  }

  /** Finds the interaction of this browser, or sends the page that says that it is over. */
  async function visit(
    { raw }: FastifyRequest,
    reply: FastifyReply,
    then: (interaction: Interaction) => Promise<string | FastifyReply>,
  ): Promise<string | FastifyReply> {
    try {
      return await then(await provider.interactionDetails(raw, reply.raw));
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return reply.type("text/html; charset=utf-8").code(400).send(visitIsOver());
    }
  }

  server.get(`${INTERACTION_PATH}/:uid`, (request, reply) =>
    visit(request, reply, (interaction) => show(reply, interaction)),
  );

  server.post(`${INTERACTION_PATH}/:uid`, (request, reply) =>
    visit(request, reply, async (interaction) => {
      const { userId, decision } = FormSchema.parse(request.body);
      const end = async (result: InteractionResults) =>
        reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
      if (decision === "cancel") return end(ABORTED);
      const person = personWithId(userId);
      if (!person) return show(reply, interaction, userId);
      const fault = faults.of(person.id);
      if (fault === "server-error") return end(BROKEN);
      if (fault === "wrong-nonce") {
        interaction.params["nonce"] = OTHER_NONCE;
        await interaction.persist();
      }
      const acr = acrFor(interaction.params["acr_values"]);
      return end({ login: { accountId: person.uuid, acr, amr: ["mitid"], remember: false } });
    }),
  );
}
