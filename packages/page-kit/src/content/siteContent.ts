import { DEFAULT_LOCALE, type Locale } from "@spilhus/contracts";
import { ContentError, type ReadOptions } from "@spilhus/content";
import { contentClient } from "./contentClient.ts";
import { rememberAnsweredVersion } from "./contentVersion.ts";
import { openContent, type SiteContent } from "./openContent.ts";

/**
 * Opens the content of this site in a language.
 *
 * @param preview whether drafts are read, which is never cached (R6.07).
 */
export function siteContent(locale: Locale, preview: boolean): SiteContent {
  const options: ReadOptions = {
    ...(locale === DEFAULT_LOCALE ? {} : { language: locale }),
    version: preview ? "draft" : "published",
  };
  return openContent({
    async story(slug, extra) {
      try {
        const { story, cv } = await contentClient().story(slug, { ...options, ...extra });
        rememberAnsweredVersion(cv);
        return story;
      } catch (error) {
        if (error instanceof ContentError && error.code === "not-found") return undefined;
        throw error;
      }
    },
    allStories: (startsWith) => contentClient().allStories({ ...options, startsWith, perPage: 100 }),
  });
}
