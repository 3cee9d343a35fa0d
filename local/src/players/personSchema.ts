import * as z from "zod";
import { personWithId } from "@spilhus/seed/players";

/** The user id of a person, as a form has it. */
export const PersonSchema = z.string().transform((id, context) => {
  const person = personWithId(id);
  if (person) return person;
  context.addIssue({ code: "custom", message: `"${id}" is nobody here` });
  return z.NEVER;
});
