import * as z from "zod/mini";
import { FieldProblemSchema } from "./validation/fieldProblems.ts";

/** The body of every JSON error of edge and gateway (R8.10). */
export const ErrorBodySchema = z.object({
  error: z.object({
    /** Stable, machine-readable. */
    code: z.string(),
    /** Names what is wrong and what to do. */
    message: z.string(),
    statusCode: z.number(),
    requestId: z.optional(z.string()),
    /** What is wrong with which field of the body, for the form it came from. */
    fields: z.optional(z.array(FieldProblemSchema)),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;

/** Default status messages of the error page (R2.55). */
export const STATUS_MESSAGES = {
  notFound: "Page Not Found",
  serverError: "Internal Server Error",
  /** Of a page that comes back by itself. */
  unavailable: "Service Unavailable",
} as const;
