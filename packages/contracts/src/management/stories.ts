import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { StoryChangeSchema } from "../content/index.ts";

const STORIES = "/management/spaces/{brand}/stories";

/** A story after a change, and the cache version of its space. */
export const ChangedStorySchema = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  cv: z.int(),
  /** Whether visitors see it. */
  published: z.boolean(),
});
export type ChangedStory = z.infer<typeof ChangedStorySchema>;

/** A story with all its translations, as editor tooling works on it. */
export const EditableStorySchema = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  name: z.string(),
  published: z.boolean(),
  content: z.unknown(),
});
export type EditableStory = z.infer<typeof EditableStorySchema>;

export const CHANGE_STORY = {
  id: "change-story",
  method: "POST",
  path: STORIES,
  summary: "Saves, publishes or withdraws a story",
  audience: "operator",
  kind: "change",
  limit: "management",
  body: StoryChangeSchema,
  answer: ChangedStorySchema,
  refusals: ["unknown-story", "not-published"],
} as const satisfies CallContract;

export const GET_STORY_DRAFT = {
  id: "get-story-draft",
  method: "GET",
  path: `${STORIES}/{slug*}`,
  summary: "A story's draft with all translations",
  audience: "operator",
  kind: "read",
  limit: "management",
  answer: EditableStorySchema,
  refusals: ["unknown-story"],
} as const satisfies CallContract;
