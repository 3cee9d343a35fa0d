import * as z from "zod/mini";
import type { CallContract } from "../callContract.ts";
import { IsoTimeSchema } from "../isoTime.ts";
import { MarketingPermissionSchema } from "../marketingPermission.ts";
import { OreSchema } from "../ore.ts";
import { CheckResultSchema } from "../restrictions.ts";
import { READ_USER_INFO } from "./readUserInfo.ts";

/** What the site knows of the player who is signed in (R3.01). Never a CPR number. */
export const UserInfoSchema = z.object({
  userId: z.uuid(),
  /** What customer service asks for (R1.07). */
  customerNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  occupationId: z.nullable(z.string()),
  salaryId: z.nullable(z.string()),
  /** Whether the identity was verified by the national digital ID and CPR. */
  eidVerified: z.boolean(),
  withdrawalsBlocked: z.boolean(),
  hasPassword: z.boolean(),
  /** All three deposit limits are set. */
  hasDepositLimits: z.boolean(),
  /** Until the identity is verified, the account lasts only so long and takes only so much. */
  temporary: z.nullable(z.object({ endsAt: IsoTimeSchema, depositsLeftOre: OreSchema })),
  marketing: MarketingPermissionSchema,
  unreadMessages: z.int(),
  /** What confines the player to a status page (R4.01); nothing for most. */
  checkResult: z.nullable(CheckResultSchema),
});
export type UserInfo = z.infer<typeof UserInfoSchema>;

/** Kept for 10 s, and asked again when the window becomes visible. */
export const GET_USER_INFO = {
  method: "GET",
  path: READ_USER_INFO.path,
  summary: "The player who is signed in (R7.03)",
  audience: "players",
  kind: "read",
  answer: UserInfoSchema,
  refusals: ["not-signed-in"],
} as const satisfies CallContract;
