import * as z from "zod/mini";
import { type CallContract, STAFF_ROLES } from "../call-contract/index.ts";
import { IsoTimeSchema } from "../values/index.ts";

/** One row of the audit of a member of staff. */
export const StaffActSchema = z.object({
  id: z.int(),
  at: IsoTimeSchema,
  event: z.string(),
  /** Id of the call that did it; null for a sign-in. */
  call: z.nullable(z.string()),
  /** Figures and ids of the act, by name. Never a name or number of a player. */
  details: z.record(z.string(), z.unknown()),
});
export type StaffAct = z.infer<typeof StaffActSchema>;

export const ACTS_ON_A_PAGE = 50;

export const StaffActsSchema = z.object({
  acts: z.array(StaffActSchema),
  /** For the next page; null: this is the last one. */
  before: z.nullable(z.int()),
});
export type StaffActs = z.infer<typeof StaffActsSchema>;

export const LIST_OWN_ACTS = {
  id: "list-own-acts",
  method: "GET",
  path: "/staff/acts",
  summary: "What the member of staff has done, newest first, from the audit",
  audience: "staff",
  kind: "read",
  roles: STAFF_ROLES,
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  }),
  answer: StaffActsSchema,
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;
