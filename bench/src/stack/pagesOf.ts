import type { BenchBrand } from "./bench.ts";

/** The four kinds of page that have budgets. */
export interface MeasuredPage {
  readonly kind: "front page" | "overview" | "game page" | "article";
  readonly url: string;
}

async function firstLink(origin: string, path: string, pattern: RegExp): Promise<string> {
  const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(20_000) });
  const link = pattern.exec(await answer.text())?.[1];
  if (!link) throw new Error(`${origin}${path} links no page like ${pattern.source}.`);
  return `${origin}${link}`;
}

/** A brand's measured pages; game and article are the first ones its own lists link. */
export async function pagesOf({ origin }: BenchBrand): Promise<readonly MeasuredPage[]> {
  return [
    { kind: "front page", url: `${origin}/` },
    { kind: "overview", url: `${origin}/spiloversigt` },
    { kind: "game page", url: await firstLink(origin, "/spiloversigt", /href="(\/spilside\/[^"?#]+)"/) },
    { kind: "article", url: await firstLink(origin, "/blog", /href="(\/blog\/[^"?#/]+)"/) },
  ];
}
