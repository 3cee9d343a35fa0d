import * as z from "zod";
import { personWithId } from "@spilhus/seed/players";

/** Parses a user id from a form into the person. */
export const PersonSchema = z.string().transform((id, context) => {
  const person = personWithId(id);
  if (person) return person;
  context.addIssue({ code: "custom", message: `"${id}" is not a known user id` });
  return z.NEVER;
});
