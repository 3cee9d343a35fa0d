import type {
  ConsentChoice,
  Experiment,
  ExperimentName,
  ExperimentVersion,
  Locale,
} from "@spilhus/contracts";
import { bucket } from "./bucket.ts";
import { formatPageContext } from "./contextName.ts";
import type { PageExperiments } from "./pageExperiments.ts";
import { experimentCookie, visitorIdCookie } from "./visitorCookies.ts";
import { visitorFraction } from "./visitorFraction.ts";

/** The facts that decide which form of a page a visitor gets. */
export interface Visit {
  readonly locale: Locale;
  readonly page: PageExperiments;
  /** Parsed cookies of the request. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The visitor's answer, `undefined` while there is none. */
  readonly consent: ConsentChoice | undefined;
  readonly loggedIn: boolean;
  /** Unix time in ms. */
  readonly now: number;
  /** A source of numbers in [0, 1) for visitors without an id. */
  readonly random: () => number;
}

/** A version that was just drawn for a visitor, to be stored in a cookie. */
export interface Assignment {
  readonly experiment: ExperimentName;
  readonly version: ExperimentVersion;
  readonly setCookie: string;
}

/** The form of the page, and the cookies to set. */
export interface PageChoice {
  readonly context: string;
  readonly assignments: readonly Assignment[];
}

function takesPart(experiment: Experiment, { consent, loggedIn, now }: Visit): boolean {
  if (consent?.statistics !== true || now >= Date.parse(experiment.endsAt)) return false;
  return loggedIn || !experiment.needsAuthentication;
}

/**
 * Chooses the form of a page for a visitor, once, at the edge. Everyone has version a, without a cookie, before they
 * allow statistics, once the experiment has ended, and as a guest where it needs authentication (R6.04). Otherwise the
 * version of the cookie applies while it exists; without one, a version is drawn by the visitor's id, or at random.
 */
export function pageContext(visit: Visit): PageChoice {
  const versions: Partial<Record<ExperimentName, ExperimentVersion>> = {};
  const assignments: Assignment[] = [];
  const visitorId = visitorIdCookie.read(visit.cookies);
  for (const experiment of visit.page.experiments) {
    if (!takesPart(experiment, visit)) continue;
    const { name } = experiment;
    const cookie = experimentCookie(name);
    const kept = cookie.read(visit.cookies);
    if (kept !== undefined && experiment.versions.some(({ version }) => version === kept)) {
      versions[name] = kept;
      continue;
    }
    const version = bucket(
      experiment,
      visitorId === undefined ? visit.random() : visitorFraction(visitorId, name),
    );
    versions[name] = version;
    assignments.push({ experiment: name, version, setCookie: cookie.set(version) });
  }
  return { context: formatPageContext({ locale: visit.locale, versions }), assignments };
}
