import type { BrandDefinition } from "@spilhus/brand";
import type { Locale } from "@spilhus/contracts";
import type { PageRequest } from "../src/page-request/pageRequest.ts";
import { translatorOf } from "../src/page-request/translator.ts";
import { openContent } from "../src/content/openContent.ts";
import { gameFeeds } from "../src/game-feeds/gameFeeds.ts";
import { STORY_TIME } from "./games.ts";
import { gatewayNetwork, type GatewayAnswers } from "./gateway.ts";
import { storySource } from "./stories.ts";

interface StorySituation {
  readonly brand: BrandDefinition;
  readonly locale: Locale;
  readonly stories: readonly unknown[];
  readonly gateway: GatewayAnswers;
  /** The page's query, without `?`. */
  readonly query: string;
}

/** The request a page would have been made for: the site's own readers over stories and answers given here. */
export function storyRequest({ brand, locale, stories, gateway, query }: StorySituation): PageRequest {
  const { t, messagesOf } = translatorOf(brand, locale);
  const transport = { fetch: gatewayNetwork(gateway, fetch) };
  return {
    brand,
    locale,
    versions: {},
    params: {},
    query: new URLSearchParams(query),
    path: "/",
    origin: location.origin,
    t,
    messagesOf,
    content: openContent(storySource(stories)),
    games: gameFeeds(
      brand.id,
      locale,
      () => transport,
      () => true,
    ),
    now: new Date(STORY_TIME),
    preview: false,
  };
}
