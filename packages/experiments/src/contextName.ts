import {
  EXPERIMENT_NAMES,
  EXPERIMENT_VERSIONS,
  LOCALES,
  type ExperimentName,
  type ExperimentVersion,
  type Locale,
} from "@spilhus/contracts";

/** One of a page's prerendered forms. Experiments that are not named have version a. */
export interface PageContext {
  readonly locale: Locale;
  readonly versions: Readonly<Partial<Record<ExperimentName, ExperimentVersion>>>;
}

/** Writes a context in its one canonical form: `da`, or `en.curated-games-page-c.hero-b` with version a left out. */
export function formatPageContext({ locale, versions }: PageContext): string {
  const parts: string[] = [];
  for (const [name, version] of Object.entries(versions)) {
    if (version !== undefined && version !== "a") parts.push(`${name}-${version}`);
  }
  return parts.length === 0 ? locale : [locale, ...parts.sort()].join(".");
}

/**
 * The strict inverse of {@link formatPageContext}.
 *
 * @returns `undefined` for every text that {@link formatPageContext} cannot have written
 */
export function parsePageContext(text: string): PageContext | undefined {
  const [first, ...parts] = text.split(".");
  const locale = LOCALES.find((known) => known === first);
  if (!locale) return undefined;
  const versions: Partial<Record<ExperimentName, ExperimentVersion>> = {};
  for (const part of parts) {
    const name = EXPERIMENT_NAMES.find((known) => known === part.slice(0, -2));
    const version = EXPERIMENT_VERSIONS.find((known) => known === part.at(-1));
    if (!name || !version) return undefined;
    versions[name] = version;
  }
  const context = { locale, versions };
  return formatPageContext(context) === text ? context : undefined;
}
