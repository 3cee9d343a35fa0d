import type { Locale, RegisteredBrand } from "@spilhus/contracts";
import { ShellSettingsSchema } from "@spilhus/contracts";
import {
  QuestionContentSchema,
  SupportSettingsSchema,
  type SupportSettings,
} from "@spilhus/contracts/content";
import { GET_SUPPORT_DESK, type SupportDesk } from "@spilhus/contracts/support";
import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { defineServiceCallWith, type DefinedServiceCall } from "../calls/index.ts";
import { readDatabaseNow } from "../clock/index.ts";
import { localise, stories } from "../content/index.ts";
import type { Queries } from "../database/index.ts";
import type { AnswerCache } from "../http/index.ts";
import { openness } from "./openingHours.ts";
import { textOfDocument } from "./textOfDocument.ts";

/** What the desk needs besides the services of every call. */
export interface SupportServices {
  /** However many open the panel, the database is asked once in a while. */
  readonly deskAnswers: AnswerCache;
}

async function published(db: Queries, brand: string, slugs: readonly string[], locale: Locale) {
  const rows = await db
    .select({ slug: stories.fullSlug, content: stories.published })
    .from(stories)
    .where(
      and(eq(stories.brand, brand), isNotNull(stories.published), inArray(stories.fullSlug, [...slugs])),
    );
  return new Map(rows.map(({ slug, content }) => [slug, localise(content, locale)]));
}

const slugsOf = ({ questions }: SupportSettings["topics"][number]) => questions.split(/, ?/);

/** Questions of a topic that are published; an editor may have withdrawn one. */
function answersOf(
  topic: SupportSettings["topics"][number],
  questions: Awaited<ReturnType<typeof published>>,
) {
  return slugsOf(topic).flatMap((slug) => {
    const { success, data } = QuestionContentSchema.safeParse(questions.get(`faq/${slug}`));
    return success ? [{ slug, question: data.question, answer: textOfDocument(data.answer) }] : [];
  });
}

async function deskOf(db: Queries, brand: RegisteredBrand, locale: Locale): Promise<SupportDesk | undefined> {
  const settings = await published(db, brand.id, ["settings/support", "settings/shell"], locale);
  const support = SupportSettingsSchema.safeParse(settings.get("settings/support"));
  const shell = ShellSettingsSchema.safeParse(settings.get("settings/shell"));
  if (!support.success || !shell.success) return undefined;
  const { topics, answer_minutes: answerMinutes } = support.data;
  const questions = await published(
    db,
    brand.id,
    topics.flatMap(slugsOf).map((slug) => `faq/${slug}`),
    locale,
  );
  const now = await readDatabaseNow(db);
  const { isOpen, opensAt } = openness(support.data, brand.timezone, now);
  return {
    serverTime: now.toISOString(),
    ...{ isOpen, opensAt: opensAt?.toISOString() ?? null, answerMinutes },
    ...{ phone: shell.data.phone, email: shell.data.email },
    topics: topics.map((one) => ({
      topic: one.topic,
      label: one.label,
      answers: answersOf(one, questions),
    })),
  };
}

/** The desk of a brand, made anew at most once in the time that data may be kept. */
const desk = defineServiceCallWith<SupportServices>()(GET_SUPPORT_DESK, async (call) => {
  const { services, brand, query, reply, refuse } = call;
  if (brand.hasSupport !== true) throw refuse("not-found");
  const { body } = await services.deskAnswers.get(`${brand.id} ${query.locale}`, async () => {
    const found = await deskOf(services.db, brand, query.locale);
    if (!found) throw refuse("not-found", `${brand.name} has no story settings/support that can be read.`);
    return { body: JSON.stringify(found), headers: {} };
  });
  return reply
    .header("cache-control", `public, max-age=${DATA_CACHE_SECONDS}`)
    .type("application/json; charset=utf-8")
    .send(body);
});

export const SUPPORT_SERVICE_CALLS: readonly DefinedServiceCall<SupportServices>[] = [desk];
