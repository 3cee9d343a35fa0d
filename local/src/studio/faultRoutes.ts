import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { type Faults, isFault } from "./faults.ts";
import { faultsPage } from "./faultsPage.ts";

const FormSchema = z.object({
  /** Empty: all rounds. */
  stake: z
    .string()
    .trim()
    .regex(/^\d{0,9}$/)
    .transform((typed) => (typed === "" ? undefined : Number(typed))),
  fault: z.union([z.literal("").transform(() => undefined), z.string().refine(isFault, "is no fault")]),
});

/** The page that sets faults of the studio. */
export function faultRoutes(server: FastifyInstance, faults: Faults): void {
  server.get("/", (_request, reply) => reply.redirect("/faults", 303));
  server.get("/faults", (_request, reply) => reply.type("text/html; charset=utf-8").send(faultsPage(faults)));
  server.post("/faults", (request, reply) => {
    const { stake, fault } = FormSchema.parse(request.body);
    if (fault === undefined) faults.clear(stake);
    else faults.add(stake, fault);
    return reply.redirect("/faults", 303);
  });
}
