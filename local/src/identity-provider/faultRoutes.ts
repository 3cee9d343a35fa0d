import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { PersonSchema } from "../players/index.ts";
import { isFault, type Faults } from "./faults.ts";
import { faultsPage } from "./faultsPage.ts";

const FormSchema = z
  .object({
    person: z.union([z.literal("").transform(() => undefined), PersonSchema]),
    fault: z.union([z.literal("").transform(() => undefined), z.string().refine(isFault, "is no fault")]),
  })
  .refine(({ person, fault }) => person === undefined || fault !== "unavailable", {
    path: ["fault"],
    message: "can only be set for everyone",
  });

/** The page that sets faults of the identity provider. */
export function faultRoutes(server: FastifyInstance, faults: Faults): void {
  server.get("/faults", (_request, reply) => reply.type("text/html; charset=utf-8").send(faultsPage(faults)));
  server.post("/faults", async (request, reply) => {
    const { person, fault } = FormSchema.parse(request.body);
    if (person) faults.set(person.id, fault);
    else faults.everyone = fault;
    return reply.redirect("/faults", 303);
  });
}
