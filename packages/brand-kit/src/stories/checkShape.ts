import {
  ArticleContentSchema,
  BlockSchema,
  BonusOfferContentSchema,
  MessageContentSchema,
  PageContentSchema,
  PressContentSchema,
  QuestionContentSchema,
  ShellSettingsSchema,
} from "@spilhus/contracts";
import { SupportSettingsSchema } from "@spilhus/contracts/content";
import * as z from "zod/mini";
import type { AuthoredStory } from "@spilhus/brand/authoring";

const SHAPES: Readonly<Record<string, z.core.$ZodType>> = {
  page: PageContentSchema,
  article: ArticleContentSchema,
  press_item: PressContentSchema,
  question: QuestionContentSchema,
  message: MessageContentSchema,
  bonus_offer: BonusOfferContentSchema,
  shell_settings: ShellSettingsSchema,
  support_settings: SupportSettingsSchema,
};

function issues(schema: z.core.$ZodType, value: unknown, place: string): string[] {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => `${place}/${issue.path.join("/")}: ${issue.message}`);
}

/** Parses a story by its component's contract, and each block of a page by the contract of that block. */
export function checkShape({ full_slug, content }: AuthoredStory): string[] {
  const shape = SHAPES[content.component];
  if (!shape) return [`${full_slug}: there is no content type "${content.component}".`];
  // The seed turns `{ daysAgo }` into an ISO date; any date will do here.
  const seeded = "published_on" in content ? { ...content, published_on: "2026-01-01" } : content;
  const problems = issues(shape, seeded, full_slug);
  const page = z.safeParse(PageContentSchema, content);
  if (!page.success) return problems;
  for (const region of ["hero", "body", "sidebar"] as const) {
    for (const [index, block] of page.data[region].entries()) {
      problems.push(...issues(BlockSchema, block, `${full_slug}/${region}/${index}`));
    }
  }
  return problems;
}
