import { type GameCategory, LOCALES } from "@spilhus/contracts";
import type { SupportTopic } from "@spilhus/contracts/support";
import type { RouteId } from "@spilhus/routes";
import type { AuthoredBlock, AuthoredStory, Texts } from "./authoredStory.ts";
import { withUids } from "./blockUid.ts";
import type { Picture } from "./picture.ts";
import { richTextDocument } from "./richTextDocument.ts";
import { fieldForEach, translatedFields } from "./translatedFields.ts";

/** What search engines and shared links show: title ≤ 60 characters, description 50 to 160. */
export interface SearchWords {
  readonly title: Texts;
  readonly description: Texts;
}

const seo = ({ title, description }: SearchWords) => ({ seo_title: title, seo_description: description });
const rich = (field: "body" | "answer", texts: Texts) => fieldForEach(field, texts.map(richTextDocument));

const story = (
  full_slug: string,
  name: string,
  component: string,
  fields: object,
  extra: Partial<AuthoredStory> = {},
  references: object = {},
): AuthoredStory => ({
  full_slug,
  name,
  ...extra,
  content: withUids({ component, ...translatedFields({ ...fields }), ...references }, full_slug),
});

/** A page of a route, or one version of it in an experiment: `pageStory("front", …, "hero-b")`. */
export function pageStory(
  route: RouteId,
  page: {
    readonly label: Texts;
    readonly seo: SearchWords;
    readonly social_image?: Picture;
    readonly hero?: readonly AuthoredBlock[];
    readonly body: readonly AuthoredBlock[];
    readonly sidebar?: readonly AuthoredBlock[];
  },
  version?: `${string}-${"a" | "b" | "c" | "d" | "e"}`,
): AuthoredStory {
  const { label, social_image, hero = [], body, sidebar = [] } = page;
  const slug = version ? `pages/${route}--${version}` : `pages/${route}`;
  const name = version ? `${label[0]} (${version})` : label[0];
  return story(slug, name, "page", { label, ...seo(page.seo), social_image, hero, body, sidebar });
}

/** Days before the seed's clock, so that a fresh seed always has recent news. */
interface Published {
  readonly daysAgo: number;
}

/** An article of the blog; `related` are slugs of other articles, `games` slugs of games shown beside the text. */
export function articleStory(
  slug: string,
  article: {
    readonly title: Texts;
    readonly teaser: Texts;
    readonly category: Texts;
    readonly author: string;
    readonly published: Published;
    readonly minutes: number;
    readonly seo: SearchWords;
    readonly cover: Picture;
    readonly body: Texts;
    readonly related: readonly string[];
    readonly games?: readonly string[];
  },
): AuthoredStory {
  const fields = {
    title: article.title,
    teaser: article.teaser,
    category: article.category,
    author: LOCALES.map(() => article.author),
    published_on: article.published,
    reading_minutes: article.minutes,
    ...seo(article.seo),
    cover: article.cover,
    social_image: article.cover,
    ...rich("body", article.body),
    games: article.games?.join(","),
  };
  // As many references as there are languages look like a text and must not be taken for one.
  const related = article.related.map((other) => `seed:slug:blog/${other}`);
  const published = { first_published_at: article.published };
  return story(`blog/${slug}`, article.title[0], "article", fields, published, { related });
}

/** An item of the press room. */
export function pressStory(
  slug: string,
  item: {
    readonly title: Texts;
    readonly teaser: Texts;
    readonly published: Published;
    readonly seo: SearchWords;
    readonly cover?: Picture;
    readonly body: Texts;
    readonly contact: Texts;
  },
): AuthoredStory {
  const { title, teaser, contact } = item;
  const fields = {
    title,
    teaser,
    published_on: item.published,
    ...seo(item.seo),
    cover: item.cover,
    ...rich("body", item.body),
    contact,
  };
  return story(`presse/${slug}`, title[0], "press_item", fields, {
    first_published_at: item.published,
  });
}

/** A question and its answer; `position` is its order within all questions. */
export function questionStory(
  slug: string,
  position: number,
  category: Texts,
  question: Texts,
  answer: Texts,
): AuthoredStory {
  const fields = { question, category, ...rich("answer", answer) };
  return story(`faq/${slug}`, question[0], "question", fields, { position });
}

/** A message to the brand's players. Marketing messages go only to players who allowed them. */
export function messageStory(
  slug: string,
  message: {
    readonly subject: Texts;
    /** Plain text; a blank line begins a paragraph. */
    readonly body: Texts;
    readonly published: Published;
    readonly isMarketing: boolean;
  },
): AuthoredStory {
  const { subject, body, published, isMarketing } = message;
  const fields = { subject, body, is_marketing: isMarketing };
  return story(`beskeder/${slug}`, subject[0], "message", fields, { first_published_at: published });
}

/** An offer of a bonus that equals a deposit. Its terms are held against the law when it is published. Amounts are whole øre. */
export function offerStory(
  slug: string,
  offer: {
    readonly title: Texts;
    readonly summary: Texts;
    /** Conditions that no figure says; a blank line begins a paragraph. */
    readonly conditions: Texts;
    readonly leastDepositOre: number;
    readonly mostBonusOre: number;
    /** Stakes until release, in percent of deposit and bonus together. */
    readonly wagerPercent: number;
    readonly days: number;
    readonly depositWithinDays: number;
    /** Categories whose games count, each with all of a stake. */
    readonly games: readonly GameCategory[];
    readonly endsOnWithdrawal: boolean;
    readonly isForNewPlayers: boolean;
    /** Names by which it is asked for. */
    readonly code?: string;
    readonly bundleId?: string;
    readonly promotionId?: string;
    /** To how many players the code is sent. */
    readonly players?: number;
  },
): AuthoredStory {
  const fields = {
    title: offer.title,
    summary: offer.summary,
    conditions: offer.conditions,
    least_deposit_ore: offer.leastDepositOre,
    most_bonus_ore: offer.mostBonusOre,
    required_percent: 100,
    wager_percent: offer.wagerPercent,
    contribution_percent: 100,
    wager_days: offer.days,
    deposit_within_days: offer.depositWithinDays,
    ends_on_withdrawal: offer.endsOnWithdrawal,
    is_for_new_players: offer.isForNewPlayers,
    code: offer.code,
    bundle_id: offer.bundleId,
    promotion_id: offer.promotionId,
    players: offer.players,
  };
  // As many categories as there are languages look like a text and must not be taken for one.
  return story(`bonusser/${slug}`, offer.title[0], "bonus_offer", fields, {}, { games: [...offer.games] });
}

/** Settings of header and footer. */
export function shellStory(shell: {
  readonly about: Texts;
  readonly opening_hours: readonly AuthoredBlock[];
  readonly phone: string;
  readonly email: string;
  readonly announcement?: Texts;
  readonly announcement_link?: object;
}): AuthoredStory {
  return story("settings/shell", "Ramme om alle sider", "shell_settings", shell);
}

type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** Hours and topics of customer service's chat. */
export function supportStory(support: {
  /** Usual minutes until the first answer. */
  readonly answerMinutes: number;
  /** `opens` and `closes` as `10:00` in the brand's zone; `02:00` after `10:00` is of the next day. */
  readonly hours: readonly {
    readonly days: readonly [first: Weekday, last: Weekday];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Days on which nobody is there, such as `2026-12-24`. */
  readonly closedDays?: readonly string[];
  /** Each with the slugs of two questions of the FAQ. */
  readonly topics: readonly {
    readonly topic: SupportTopic;
    readonly label: Texts;
    readonly questions: readonly [string, string];
  }[];
}): AuthoredStory {
  const hours = support.hours.map(({ days: [first_day, last_day], opens, closes }) => ({
    ...{ component: "support_hours", first_day, last_day, opens, closes },
  }));
  const topics = support.topics.map(({ topic, label, questions }) => ({
    ...{ component: "support_topic", topic },
    ...fieldForEach("label", label),
    questions: questions.join(", "),
  }));
  const fields = {
    answer_minutes: support.answerMinutes,
    closed_days: (support.closedDays ?? []).join(", "),
  };
  return story("settings/support", "Kundeservice", "support_settings", fields, {}, { hours, topics });
}
