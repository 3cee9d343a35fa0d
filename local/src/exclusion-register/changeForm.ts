import * as z from "zod";
import type { Person } from "@spilhus/seed/players";
import { PersonSchema } from "../players/index.ts";
import type { RegisterAnswer } from "./exclusionRegister.ts";

const DAY_MS = 86_400_000;

/** Choices of the form: the register's own periods and two ways to fail. */
export const CHOICES = {
  "not-registered": "Not registered",
  "registered-24h": "Registered for 24 hours",
  "registered-1m": "Registered for a month",
  "registered-3m": "Registered for three months",
  "registered-6m": "Registered for six months",
  "registered-permanent": "Registered for good",
  timeout: "Does not answer",
  malformed: "Answers nonsense",
} as const;
export type Choice = keyof typeof CHOICES;

const DAYS = { "registered-24h": 1, "registered-1m": 30, "registered-3m": 90, "registered-6m": 180 } as const;
const isChoice = (text: string): text is Choice => Object.hasOwn(CHOICES, text);

const FormSchema = z.object({
  person: PersonSchema,
  answer: z.string().refine(isChoice, "is no answer"),
});

function answerOf(choice: Choice, now: Date): RegisterAnswer {
  if (choice === "not-registered" || choice === "timeout" || choice === "malformed") return { kind: choice };
  if (choice === "registered-permanent") return { kind: "registered", until: null };
  return { kind: "registered", until: new Date(now.getTime() + DAYS[choice] * DAY_MS) };
}

/**
 * Reads the page's form.
 *
 * @throws {z.ZodError} when the form names no known person or no known answer
 */
export function readChange(form: unknown, now: Date): { person: Person; answer: RegisterAnswer } {
  const { person, answer } = FormSchema.parse(form);
  return { person, answer: answerOf(answer, now) };
}
