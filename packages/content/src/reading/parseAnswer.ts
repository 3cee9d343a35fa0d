import {
  StoriesAnswerSchema,
  StoryAnswerSchema,
  type StoriesAnswer,
  type StoryAnswer,
} from "@spilhus/contracts";
import type * as z from "zod/mini";
import { ContentError } from "../errors/contentError.ts";

function parse<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown, path: string): Answer {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue === undefined || issue.path.length === 0 ? "the body" : issue.path.join(".");
  throw new ContentError(
    "invalid-answer",
    `The content service's answer to ${path} breaks the contract at ${where}: ${issue?.message ?? "invalid"}`,
    { cause: parsed.error },
  );
}

/** @throws ContentError `invalid-answer`, naming the first invalid field */
export function parseStoryAnswer(answer: unknown, path: string): StoryAnswer {
  return parse(StoryAnswerSchema, answer, path);
}

/** @throws ContentError `invalid-answer`, naming the first invalid field */
export function parseStoriesAnswer(answer: unknown, path: string): StoriesAnswer {
  return parse(StoriesAnswerSchema, answer, path);
}
