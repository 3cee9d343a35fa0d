import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { operator } from "./operator.ts";

/** Ends sessions of the console (ASVS 5.0 7.4.5): staff are of the operator, not of a brand. */
export const END_STAFF_SESSIONS = {
  id: "end-staff-sessions",
  method: "POST",
  path: "/management/staff/end-sessions",
  summary: "Signs a member of staff out of the console everywhere, or everybody (ASVS 5.0 7.4.5)",
  audience: "operator",
  kind: "change",
  limit: "management",
  body: z.union([
    z.strictObject({
      member: z.uuid().check(z.describe("Id of the member of staff in the audit and in the log")),
      operator,
    }),
    z.strictObject({
      email: z.email().check(z.describe("As the identity provider said at the last sign-in; in any case")),
      operator,
    }),
    z.strictObject({ everybody: z.literal(true), operator }),
  ]),
  answer: z.object({
    members: z.int().check(z.describe("How many members of staff had a session, which has ended now")),
  }),
  refusals: ["not-found"],
} as const satisfies CallContract;
