import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { ErrorBodySchema } from "../errors.ts";
import {
  PartnerDataSchema,
  READ_PARTNER_DATA,
  READ_USER_INFO,
  UserInfoSchema,
} from "../player-account/index.ts";
import { LoginLimitsAnswerSchema } from "../restrictions.ts";
import {
  END_SESSION,
  LOG_OUT,
  READ_LOGIN_LIMITS,
  READ_SESSION_INFO,
  SessionInfoSchema,
} from "../user-auth/index.ts";
import { readErrorBody } from "./errorBody.ts";
import type { Reader } from "./reader.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const LATER = "2026-12-24T18:00:00+01:00";

const player = {
  userId: "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55",
  customerNumber: "10000001",
  firstName: "Mette",
  lastName: "Holm",
  fullName: "Mette Holm",
  email: null,
  phoneNumber: "+4520123456",
  occupationId: null,
  salaryId: "200-300",
  eidVerified: true,
  withdrawalsBlocked: false,
  hasPassword: false,
  hasDepositLimits: true,
  temporary: { endsAt: NOW, depositsLeftOre: 1_000_000 },
  marketing: { email: true, sms: false, phone: false, push: false },
  unreadMessages: 2,
  checkResult: { type: "block", context: { until: LATER } },
};
const session = {
  loggedIn: true,
  serverTime: NOW,
  loggedInAt: NOW,
  expiresAt: LATER,
  endsAt: LATER,
  method: "passkey",
};
const refused = {
  error: {
    code: "invalid-request",
    message: "No.",
    statusCode: 400,
    requestId: "r-1",
    fields: [{ field: "email", id: "emailInvalid", values: { length: 3 } }],
  },
};

/** What stands nowhere by right, and what an answer could hold by mistake. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.NaN,
  "",
  "2026-12-24",
  "2026-12-24T18:00:00",
  NOW,
  "x".repeat(101),
  [],
  [1],
  {},
  { until: 3 },
];

/** Every value that differs from `value` in one place. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* WRONG;
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    for (const wrong of spoilt(part)) {
      // What a list holds is spoilt in a list.
      yield Array.isArray(value) ? value.with(Number(name), wrong) : { ...value, [name]: wrong };
    }
  }
}

describe.each<[string, z.ZodMiniType, Reader<unknown>, unknown]>([
  ["the player's data (R7.03)", UserInfoSchema, READ_USER_INFO.answer.parse, player],
  [
    "a partner (R7.08)",
    PartnerDataSchema,
    READ_PARTNER_DATA.answer.parse,
    { partner_id: "p1", partner_name: null, partner_user_id: "u1" },
  ],
  ["a session (R7.11)", SessionInfoSchema, READ_SESSION_INFO.answer.parse, session],
  [
    "no session (R7.11)",
    SessionInfoSchema,
    READ_SESSION_INFO.answer.parse,
    { loggedIn: false, serverTime: NOW },
  ],
  [
    "the play limits (R7.10)",
    LoginLimitsAnswerSchema,
    READ_LOGIN_LIMITS.answer.parse,
    { data: { withinLimits: true } },
  ],
  ["the end of a session (R7.12)", LOG_OUT.answer, END_SESSION.answer.parse, { done: true }],
  ["an error's body (R8.10)", ErrorBodySchema, readErrorBody, refused],
])("the reader of %s", (_, schema, read, right) => {
  const asRead = (value: unknown) => {
    try {
      return { read: read(value) };
    } catch {
      return "refused";
    }
  };
  const asParsed = (value: unknown) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { read: parsed.data };
    // The one place where a schema looks closer: at how a text is written.
    return parsed.error.issues.every(({ path }) => path[0] === "userId") ? asRead(value) : "refused";
  };

  it("reads what its schema reads, and leaves out what is not its own", () => {
    expect(read({ ...Object(right), more: 1 })).toEqual(right);
  });

  it("refuses what its schema refuses, wherever it is wrong", () => {
    for (const value of spoilt(right)) expect(asRead(value)).toEqual(asParsed(value));
  });

  it("agrees with its schema about anything", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(asRead(value)).toEqual(asParsed(value));
      }),
    );
  });
});
