import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Flags } from "lighthouse";
import { z } from "zod";
import { slowdownFor } from "./slowdownFor.ts";

export interface PageAudit {
  /** Score from 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  readonly layoutShift: number;
  /** The same visit's performance with the phone's processor calibrated to this machine. */
  readonly calibrated: { readonly slowdown: number; readonly performance: number };
  /** Lighthouse's own measure of how fast the machine was. */
  readonly benchmarkIndex: number;
  /** Audits that cost a score, with the first element each names. */
  readonly failures: readonly string[];
}

type PageHeaders = Readonly<Record<string, string>>;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

function firstElement(details: unknown): string {
  const text = JSON.stringify(details ?? {});
  const snippet =
    /"snippet":("(?:[^"\\]|\\.)*")/.exec(text)?.[1] ?? /"description":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return snippet ? ` ${String(JSON.parse(snippet)).slice(0, 160)}` : "";
}

const Artifacts = z.looseObject({
  settings: z.looseObject({ throttling: z.looseObject({ cpuSlowdownMultiplier: z.number() }) }),
});

/** Simulated throttling happens after the visit, so one visit gives scores for any processor. */
async function calibrate(folder: string, slowdown: number): Promise<NonNullable<Flags["throttling"]>> {
  const file = join(folder, "artifacts.json");
  const artifacts = Artifacts.parse(JSON.parse(await readFile(file, "utf8")));
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier: slowdown };
  await writeFile(file, JSON.stringify({ ...artifacts, settings: { ...artifacts.settings, throttling } }));
  return throttling;
}

async function judge(url: string, flags: Flags) {
  const result = await lighthouse(url, {
    output: "json",
    logLevel: "error",
    onlyCategories: CATEGORIES,
    maxWaitForLoad: 30_000,
    ...flags,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? "no answer"}`);
  }
  return result.lhr;
}

const scoreOf = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

async function auditInto(
  folder: string,
  url: string,
  port: number,
  headers: PageHeaders | undefined,
): Promise<PageAudit> {
  // The audit wants the settings of the visit.
  const visited = headers ? { extraHeaders: headers } : {};
  await lighthouse(url, {
    ...{ port, ...visited },
    logLevel: "error",
    onlyCategories: CATEGORIES,
    maxWaitForLoad: 30_000,
    gatherMode: folder,
  });
  const { audits, categories, environment } = await judge(url, { ...visited, auditMode: folder });
  const benchmarkIndex = Math.round(environment?.benchmarkIndex ?? 0);
  const slowdown = slowdownFor(benchmarkIndex);
  const throttling = await calibrate(folder, slowdown);
  const calibrated = await judge(url, { ...visited, auditMode: folder, throttling });
  const failures = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const audit = audits[name];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${id}: ${name} (${audit.displayValue ?? audit.score})${firstElement(audit.details)}`];
    }),
  );
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, scoreOf(score)])),
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? Infinity,
    calibrated: { slowdown, performance: scoreOf(calibrated.categories["performance"]?.score) },
    benchmarkIndex,
    failures,
  };
}

/** Lighthouse sometimes loses the start of its recording and asks for another run; the page is not the cause. */
const LOST = /\bNO_NAVSTART\b/;
const VISITS = 3;

/**
 * One visit by Lighthouse with its defaults (a phone, simulated throttling), scored twice: as it is, and with the
 * processor's slowdown calibrated to this machine.
 *
 * @param port of a Chromium's DevTools protocol.
 * @param headers that the visit sends besides its own, such as the cookie of a player.
 * @throws {Error} when Lighthouse cannot load the page or loses three recordings.
 */
export async function auditPage(url: string, port: number, headers?: PageHeaders): Promise<PageAudit> {
  for (let visit = 1; ; visit += 1) {
    const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
    try {
      return await auditInto(folder, url, port, headers);
    } catch (error) {
      if (visit === VISITS || !LOST.test(String(error))) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
