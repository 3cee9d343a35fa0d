import {
  EXPERIMENT_COOKIE_PREFIX,
  ExperimentSchema,
  MAX_PAGE_CONTEXTS,
  type Experiment,
  type Locale,
} from "@spilhus/contracts";
import { formatPageContext, type PageContext } from "./contextName.ts";

/** The experiments that change one page, checked once at start. */
export interface PageExperiments {
  readonly locales: readonly Locale[];
  readonly experiments: readonly Experiment[];
  /** Every form of the page, the bare locales first: these are prerendered, warmed up and purged. */
  readonly contexts: readonly string[];
}

/** An experiment as a brand writes it. The name of its cookie is derived from its name. */
export type ExperimentRow = Readonly<Pick<Experiment, "needsAuthentication" | "endsAt">> & {
  readonly name: string;
  readonly versions: readonly { readonly version: string; readonly weight: number }[];
};

function parseRow(page: string, row: ExperimentRow): Experiment {
  const answer = ExperimentSchema.safeParse({ ...row, cookieName: EXPERIMENT_COOKIE_PREFIX + row.name });
  if (answer.success) return answer.data;
  const [issue] = answer.error.issues;
  const where = [row.name, ...(issue?.path ?? [])].join(".");
  throw new TypeError(`Experiment of page "${page}" is malformed: ${where}: ${issue?.message}`);
}

function allContexts(locales: readonly Locale[], experiments: readonly Experiment[]): readonly string[] {
  let contexts: PageContext[] = locales.map((locale) => ({ locale, versions: {} }));
  for (const { name, versions } of experiments) {
    contexts = versions.flatMap(({ version }) =>
      contexts.map((context) => ({ ...context, versions: { ...context.versions, [name]: version } })),
    );
  }
  return contexts.map(formatPageContext);
}

/**
 * Declares which experiments change a page.
 *
 * @param page the page's name in error messages
 * @throws {TypeError} when an experiment is malformed, is named twice, or the page would have more than 10 contexts
 */
export function pageExperiments(
  page: string,
  locales: readonly Locale[],
  rows: readonly ExperimentRow[],
): PageExperiments {
  const experiments = rows.map((row) => parseRow(page, row));
  if (new Set(experiments.map(({ name }) => name)).size < experiments.length) {
    throw new TypeError(`Page "${page}" names an experiment twice.`);
  }
  const count = experiments.reduce((product, { versions }) => product * versions.length, locales.length);
  if (count > MAX_PAGE_CONTEXTS) {
    throw new TypeError(
      `Page "${page}" would have ${count} contexts, at most ${MAX_PAGE_CONTEXTS} are allowed: ` +
        `take an experiment off the page or a version out of ${experiments.map(({ name }) => name).join(", ")}.`,
    );
  }
  return { locales, experiments, contexts: allContexts(locales, experiments) };
}
