import type { BrandDefinition } from "@spilhus/brand";
import { siteConfig } from "../runtime-config/siteConfig.ts";
import { siteContent } from "../content/siteContent.ts";
import { gameFeeds } from "../game-feeds/gameFeeds.ts";
import type { PageRequest } from "./pageRequest.ts";
import { translatorOf } from "./translator.ts";

type Asked = Pick<PageRequest, "locale" | "path" | "preview"> &
  Partial<Pick<PageRequest, "versions" | "params" | "query">>;

/** A page request with its services: translator, stories, games, time. */
export function openRequest(brand: BrandDefinition, asked: Asked): PageRequest {
  const { locale, path, preview, versions = {}, params = {}, query = new URLSearchParams() } = asked;
  const { t, messagesOf } = translatorOf(brand, locale);
  return {
    brand,
    locale,
    versions,
    params,
    query,
    path,
    origin: siteConfig().origin,
    t,
    messagesOf,
    content: siteContent(locale, preview),
    games: gameFeeds(brand.id, locale),
    now: new Date(),
    preview,
  };
}
