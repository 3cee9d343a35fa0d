import type { Translation } from "../translation.ts";

export const faq = {
  topics: "Topics",
  questions_one: "{{count}} question",
  questions_other: "{{count}} questions",
  none: "There are no questions here yet.",
  notAnswered: "Did you not find the answer?",
  contact: "Write to or call customer service",
} as const satisfies Translation<"faq">;
