import lighthouse from "lighthouse";

export interface PageAudit {
  /** 0–100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  readonly layoutShift: number;
  /** Lighthouse's own measure of how fast the machine was. */
  readonly benchmarkIndex: number;
  /** Audits that cost a score, with the first element each names. */
  readonly failures: readonly string[];
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

function firstElement(details: unknown): string {
  const text = JSON.stringify(details ?? {});
  const snippet =
    /"snippet":("(?:[^"\\]|\\.)*")/.exec(text)?.[1] ?? /"description":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return snippet ? ` ${String(JSON.parse(snippet)).slice(0, 160)}` : "";
}

/**
 * One run of Lighthouse with its own defaults, which are a phone and simulated throttling.
 *
 * @param port of a Chromium's DevTools protocol.
 * @throws {Error} when Lighthouse could not load the page.
 */
export async function auditPage(url: string, port: number): Promise<PageAudit> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: CATEGORIES,
    maxWaitForLoad: 30_000,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? "no answer"}`);
  }
  const { audits, categories, environment } = result.lhr;
  const failures = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const audit = audits[name];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${id}: ${name} (${audit.displayValue ?? audit.score})${firstElement(audit.details)}`];
    }),
  );
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? Infinity,
    benchmarkIndex: Math.round(environment?.benchmarkIndex ?? 0),
    failures,
  };
}
