import * as z from "zod";
import { parseAnswer } from "../wire/index.ts";
import type { AdyenItem } from "./adyenApi.ts";

/** What is kept about a payment: its link, what we have asked for, and what webhooks said. */
const NoteSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("link"), id: z.string(), url: z.string(), amount: z.int() }),
  z.object({ kind: z.literal("called-off") }),
  z.object({ kind: z.literal("refund"), id: z.string(), amount: z.int() }),
  z.object({
    kind: z.literal("event"),
    code: z.string(),
    success: z.boolean(),
    amount: z.int(),
    currency: z.string(),
    psp: z.string(),
    /** Of a failed authorisation: one of the few that tell states apart. */
    reason: z.enum(["challenge-failed", "other"]),
  }),
]);
export type AdyenNote = z.infer<typeof NoteSchema>;

export const written = (note: AdyenNote): string => JSON.stringify(note);

/** @throws {TypeError} for one that this adapter has not written */
export function readNote(text: string): AdyenNote {
  const note = parseAnswer(NoteSchema, text);
  if (note === undefined) throw new TypeError("A note about a payment cannot be read.");
  return note;
}

/** What is kept of an item of a webhook: only what is signed, and whether a challenge failed. */
export const noteOf = ({ eventCode, success, amount, pspReference, reason }: AdyenItem): AdyenNote => ({
  kind: "event",
  code: eventCode,
  success: success === "true",
  amount: amount.value,
  currency: amount.currency,
  psp: pspReference,
  reason: /3-?d|authenticat/i.test(reason ?? "") ? "challenge-failed" : "other",
});
