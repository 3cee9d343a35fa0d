import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { waitForDisconnect } from "../http/index.ts";
import { readChange } from "./changeForm.ts";
import { CprSchema, type ExclusionRegister } from "./exclusionRegister.ts";
import { registerPage } from "./registerPage.ts";

const CheckSchema = z.object({ cpr: CprSchema });

/** The call that the gateway makes, and the page that sets its answers. */
export function registerRoutes(server: FastifyInstance, register: ExclusionRegister): void {
  server.post("/exclusions/check", async (request, reply) => {
    const { cpr } = CheckSchema.parse(request.body);
    const answer = register.answerAbout(cpr, new Date());
    switch (answer.kind) {
      case "not-registered":
        return { status: "not-registered", until: null };
      case "registered":
        return { status: "registered", until: answer.until?.toISOString() ?? null };
      case "timeout":
        await waitForDisconnect(reply.raw);
        return reply.code(504).send({});
      case "malformed":
        return { status: "perhaps", until: 42 };
    }
  });
  server.get("/exclusions", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(registerPage(register, new Date())),
  );
  server.post("/exclusions", async (request, reply) => {
    const { person, answer } = readChange(request.body, new Date());
    register.set(person.cpr, answer);
    return reply.redirect("/exclusions", 303);
  });
}
