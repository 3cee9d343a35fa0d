import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { MarketingPermissionSchema } from "../marketingPermission.ts";
import { DepositLimitAmountsSchema, EmailSchema } from "../validation/index.ts";
import { USER_AUTH } from "./base.ts";

/** The steps of a registration in their order, after MitID has shown who it is. */
export const SIGNUP_STEPS = ["identity", "contact", "deposit-limit", "permission"] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];

const DRAFT = `${USER_AUTH}/signup`;

/** A registration under way: kept by the server, so that reload, back and another tab find it. */
export const SignupDraftSchema = z.object({
  /** The first step that is not done; the ones before it can be gone back to. */
  step: z.enum(SIGNUP_STEPS),
  firstName: z.string(),
  /** Whether the CPR number that was typed is that of the person. */
  isCprMatched: z.boolean(),
  /** None are left and nothing matched: the account will be a temporary one. */
  cprTriesLeft: z.int(),
  /** What a temporary account is held to. */
  temporary: z.object({ days: z.int(), depositsOre: z.int() }),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  occupationId: z.nullable(z.string()),
  salaryId: z.nullable(z.string()),
  depositLimits: z.nullable(DepositLimitAmountsSchema),
  expiresAt: IsoTimeSchema,
});
export type SignupDraft = z.infer<typeof SignupDraftSchema>;

/** Answers browsers without one too: most who ask have just decided to register, and that is no error. */
export const GET_SIGNUP_DRAFT = {
  id: "get-signup-draft",
  method: "GET",
  path: DRAFT,
  summary: "The registration that is under way in this browser",
  audience: "guest",
  kind: "read",
  answer: z.object({ draft: z.nullable(SignupDraftSchema) }),
  refusals: ["signed-in"],
} as const satisfies CallContract;

/** E-mail, occupation and salary; the phone number is set by its own call (R7.02) before. */
export const SET_SIGNUP_CONTACT = {
  id: "set-signup-contact",
  method: "PUT",
  path: `${DRAFT}/contact`,
  summary: "Keeps the contact data of a registration",
  audience: "guest",
  kind: "change",
  body: z.object({
    email: EmailSchema,
    occupationId: z.string().check(z.maxLength(40)),
    salaryId: z.string().check(z.maxLength(40)),
  }),
  answer: SignupDraftSchema,
  refusals: ["cross-site", "signed-in", "draft-gone", "step-not-due"],
} as const satisfies CallContract;

export const SET_SIGNUP_LIMITS = {
  id: "set-signup-limits",
  method: "PUT",
  path: `${DRAFT}/deposit-limits`,
  summary: "Keeps the deposit limits of a registration",
  audience: "guest",
  kind: "change",
  body: DepositLimitAmountsSchema,
  answer: SignupDraftSchema,
  refusals: ["cross-site", "signed-in", "draft-gone", "step-not-due"],
} as const satisfies CallContract;

/**
 * Makes the account and signs the new player in. Once more with the same registration, it answers as before and makes
 * nothing. `unavailable`: the national register did not answer; the registration stays.
 */
export const FINISH_SIGNUP = {
  id: "finish-signup",
  method: "POST",
  path: `${DRAFT}/finish`,
  summary: "Makes the account of a registration and signs in",
  audience: "guest",
  kind: "change",
  body: z.object({ acceptsTerms: z.literal(true), marketing: MarketingPermissionSchema }),
  answer: z.object({ loggedIn: z.literal(true), customerNumber: z.string() }),
  refusals: [
    "cross-site",
    "signed-in",
    "draft-gone",
    "step-not-due",
    "excluded",
    "account-exists",
    "unavailable",
  ],
} as const satisfies CallContract;

export const GIVE_UP_SIGNUP = {
  id: "give-up-signup",
  method: "DELETE",
  path: DRAFT,
  summary: "Forgets a registration",
  audience: "guest",
  kind: "change",
  answer: DoneSchema,
  refusals: ["cross-site", "signed-in"],
} as const satisfies CallContract;
