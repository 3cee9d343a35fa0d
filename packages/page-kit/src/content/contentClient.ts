import { createContentClient, type ContentClient } from "@spilhus/content";
import { siteConfig } from "../runtime-config/siteConfig.ts";
import { logger } from "../logging/logger.ts";
import { sharedPageCache } from "../page-cache/sharedPageCache.ts";
import { contentVersion } from "./contentVersion.ts";

let client: ContentClient | undefined;

/**
 * The content client of this process, with Next's tagged fetch cache instead of its own.
 *
 * @throws {Error} without an access token; the client has logged why (R8.11).
 */
export function contentClient(): ContentClient {
  const { endpoint, token, previewToken } = siteConfig().content;
  client ??= createContentClient({
    endpoint,
    accessToken: token,
    ...(previewToken ? { previewToken } : {}),
    cache: "none",
    logger,
    cv: contentVersion,
    onInvalidAnswer: (tags) => sharedPageCache().forgetAnswers(tags),
    fetchOptions: { cache: "force-cache" },
  });
  if (!client) throw new Error("There is no content client: CONTENT_TOKEN is missing.");
  return client;
}
