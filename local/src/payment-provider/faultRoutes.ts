import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { type FaultTarget, type Faults, isFault } from "./faults.ts";
import { faultsPage } from "./faultsPage.ts";

const FormSchema = z.object({
  /** Empty: all. A number of at most nine digits is an amount in øre, everything else an id. */
  target: z
    .string()
    .trim()
    .max(100)
    .transform((typed): FaultTarget => {
      if (typed === "") return "all";
      return /^\d{1,9}$/.test(typed) ? { ore: Number(typed) } : typed;
    }),
  fault: z.union([z.literal("").transform(() => undefined), z.string().refine(isFault, "is no fault")]),
});

/** The page that sets faults of the provider. */
export function faultRoutes(server: FastifyInstance, faults: Faults): void {
  server.get("/faults", (_request, reply) => reply.type("text/html; charset=utf-8").send(faultsPage(faults)));
  server.post("/faults", (request, reply) => {
    const { target, fault } = FormSchema.parse(request.body);
    if (fault === undefined) faults.clear(target);
    else faults.add(target, fault);
    return reply.redirect("/faults", 303);
  });
}
