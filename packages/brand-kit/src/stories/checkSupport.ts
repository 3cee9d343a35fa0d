import { SupportSettingsSchema } from "@spilhus/contracts/content";
import type { AuthoredStory } from "@spilhus/brand/authoring";
import * as z from "zod/mini";

/** Topics of customer service whose questions are not in the FAQ; its shape is checked elsewhere. */
export function checkSupport({ full_slug, content }: AuthoredStory, slugs: ReadonlySet<string>): string[] {
  const parsed = z.safeParse(SupportSettingsSchema, content);
  if (!parsed.success) return [];
  return parsed.data.topics.flatMap(({ topic, questions }) =>
    questions
      .split(/, ?/)
      .filter((slug) => !slugs.has(`faq/${slug}`))
      .map((slug) => `${full_slug}: the topic "${topic}" names the question "${slug}", which the FAQ lacks.`),
  );
}
