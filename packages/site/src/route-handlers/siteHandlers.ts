import { PLAYER_SCRIPT } from "@spilhus/boot/scripts";
import type { BrandDefinition } from "@spilhus/brand";
import { DEFAULT_LOCALE, LOCALE_CACHE_SECONDS } from "@spilhus/contracts";
import { houseGamesCss } from "@spilhus/house-games/style-sheet";
import { I18nError, messageFile, requireLocale } from "@spilhus/i18n";
import { buildInfo } from "@spilhus/page-kit/build-info";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { siteContent } from "@spilhus/page-kit/content";
import { robotsTxt } from "../discovery/robots.ts";
import { sitemapEntries, sitemapXml } from "../discovery/sitemap.ts";
import { gameFeeds } from "@spilhus/page-kit/game-feeds";
import { enterPreview } from "../preview/previewHandlers.ts";
import { playerStylesheet, stylesheet } from "@spilhus/page-kit/stylesheets";
import { revalidateHandler } from "../revalidate/revalidateHandler.ts";

/** The route handlers of an app; its generated route files export them. */
export interface SiteHandlers {
  readonly build: () => Response;
  readonly messages: (
    request: Request,
    context: { readonly params: Promise<{ readonly locale: string }> },
  ) => Promise<Response>;
  readonly previewEnter: (request: Request) => Promise<Response>;
  readonly revalidate: (request: Request) => Promise<Response>;
  readonly robots: () => Response;
  readonly sitemap: () => Promise<Response>;
  readonly stylesheet: () => Response;
  readonly playerStylesheet: () => Response;
  readonly gamesStylesheet: () => Response;
  readonly playerScript: () => Response;
}

const text = (body: string, contentType: string) =>
  new Response(body, { headers: { "content-type": `${contentType}; charset=utf-8` } });

export function siteHandlers(brand: BrandDefinition): SiteHandlers {
  return {
    build: () => Response.json({ ...buildInfo, routes: brand.enabledRoutes }),
    async messages(_, { params }) {
      const { locale } = await params;
      try {
        return new Response(messageFile(locale, brand.messages[requireLocale(locale)]), {
          headers: {
            "content-type": "application/json",
            "cache-control": `public, max-age=${LOCALE_CACHE_SECONDS}`,
          },
        });
      } catch (error) {
        if (error instanceof I18nError) return Response.json({ error: error.message }, { status: 404 });
        throw error;
      }
    },
    previewEnter: enterPreview,
    revalidate: (request) => revalidateHandler(brand.id, request),
    robots: () => text(robotsTxt(siteConfig().origin), "text/plain"),
    stylesheet: () => text(stylesheet(brand), "text/css"),
    playerStylesheet: () => text(playerStylesheet(), "text/css"),
    gamesStylesheet: () => text(houseGamesCss(), "text/css"),
    playerScript: () => text(PLAYER_SCRIPT, "text/javascript"),
    async sitemap() {
      const content = siteContent(DEFAULT_LOCALE, false);
      const entries = await sitemapEntries({ brand, content, games: gameFeeds(brand.id, DEFAULT_LOCALE) });
      return text(sitemapXml(siteConfig().origin, entries), "application/xml");
    },
  };
}
