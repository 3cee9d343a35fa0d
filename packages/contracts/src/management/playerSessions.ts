import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { operator } from "./operator.ts";

const customerNumber = z.string().check(z.regex(/^\d{1,15}$/, "must be a customer number"));

/** Logs out one customer of the licence, or all of them (ASVS 5.0 7.4.5). */
export const END_PLAYER_SESSIONS = {
  id: "end-player-sessions",
  method: "POST",
  path: "/management/players/{brand}/end-sessions",
  summary: "Logs a customer out everywhere, or everybody (ASVS 5.0 7.4.5)",
  audience: "operator",
  kind: "change",
  limit: "management",
  body: z.union([
    z.strictObject({ customerNumber, operator }),
    z.strictObject({ everybody: z.literal(true), operator }),
  ]),
  answer: z.object({
    players: z.int().check(z.describe("How many players had a session, which has ended now")),
  }),
  refusals: ["unknown-customer"],
} as const satisfies CallContract;
