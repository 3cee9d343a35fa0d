import type { BrandDefinition } from "@spilhus/brand";
import type { ExperimentName, ExperimentVersion, Locale } from "@spilhus/contracts";
import type { Translate, Translator } from "@spilhus/i18n";
import type { SiteContent } from "../content/openContent.ts";
import type { GameFeeds } from "../game-feeds/gameFeeds.ts";

/** Everything a page knows of its request. Nothing depends on the visitor, because the page is shared. */
export interface PageRequest {
  readonly brand: BrandDefinition;
  readonly locale: Locale;
  /** Versions of the page's experiments; absent means `a`. */
  readonly versions: Readonly<Partial<Record<ExperimentName, ExperimentVersion>>>;
  /** Path parameters (R2.52). */
  readonly params: Readonly<Record<string, string>>;
  /** The normalised query of the route, empty for most. */
  readonly query: URLSearchParams;
  /** The page's public path, without query. */
  readonly path: string;
  /** Public origin, for addresses that must be absolute. */
  readonly origin: string;
  readonly t: Translate;
  /** Picks the messages of an island, to be passed as a prop. */
  readonly messagesOf: Translator["messagesOf"];
  readonly content: SiteContent;
  readonly games: GameFeeds;
  /** Server time of the render. */
  readonly now: Date;
  /** True when an editor previews drafts. */
  readonly preview: boolean;
}
