import * as z from "zod/mini";
import type { CallContract } from "../callContract.ts";
import { READ_PARTNER_DATA } from "./readPartnerData.ts";

/** The affiliate who sent the player (R3.03); all null for one who came alone. */
export const PartnerDataSchema = z.object({
  partner_id: z.nullable(z.string()),
  partner_name: z.nullable(z.string()),
  partner_user_id: z.nullable(z.string()),
});
export type PartnerData = z.infer<typeof PartnerDataSchema>;

export const GET_PARTNER_DATA = {
  method: "GET",
  path: READ_PARTNER_DATA.path,
  summary: "The partner who sent the player (R7.08)",
  audience: "players",
  kind: "read",
  answer: PartnerDataSchema,
  refusals: ["not-signed-in"],
} as const satisfies CallContract;
