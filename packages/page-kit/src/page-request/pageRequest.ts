import type { BrandDefinition } from "@spilhus/brand";
import type { ExperimentName, ExperimentVersion, Locale } from "@spilhus/contracts";
import type { Translate, Translator } from "@spilhus/i18n";
import type { SiteContent } from "../content/openContent.ts";
import type { GameFeeds } from "../game-feeds/gameFeeds.ts";

/** All a page knows of what it is asked for. Nothing in it depends on who asks: the answer is shared. */
export interface PageRequest {
  readonly brand: BrandDefinition;
  readonly locale: Locale;
  /** Versions of the experiments this page takes part in; absent means `a`. */
  readonly versions: Readonly<Partial<Record<ExperimentName, ExperimentVersion>>>;
  /** Path parameters (R2.52). */
  readonly params: Readonly<Record<string, string>>;
  /** The normalised query of the route, empty for most. */
  readonly query: URLSearchParams;
  /** Path under which a visitor knows the page, without query. */
  readonly path: string;
  /** Public origin, for addresses that must be absolute. */
  readonly origin: string;
  readonly t: Translate;
  /** The few messages an island uses, to be passed to it as a prop. */
  readonly messagesOf: Translator["messagesOf"];
  readonly content: SiteContent;
  readonly games: GameFeeds;
  /** The server's time when the page was made. */
  readonly now: Date;
  /** Whether an editor looks at drafts. */
  readonly preview: boolean;
}
