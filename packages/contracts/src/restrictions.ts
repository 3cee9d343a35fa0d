import * as z from "zod/mini";

/**
 * The check result inside user info (R3.01). `type` is any text: one that nobody here knows must close the account's
 * pages, not break the answer that says so. For the same reason a malformed end is read as none.
 */
export const CheckResultSchema = z.object({
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  context: z.optional(
    z.catch(
      z.object({
        /** When a block or cooldown ends, on the database's clock. */
        until: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
      }),
      {},
    ),
  ),
});
export type CheckResult = z.infer<typeof CheckResultSchema>;

/** `GET /gateway/user-auth/api/v1/public/login-limits-check` (R7.10). */
export const LoginLimitsAnswerSchema = z.object({ data: z.object({ withinLimits: z.boolean() }) });
export type LoginLimitsAnswer = z.infer<typeof LoginLimitsAnswerSchema>;
