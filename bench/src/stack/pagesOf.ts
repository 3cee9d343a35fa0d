import { fetchBody } from "../http/fetchBody.ts";
import type { BenchBrand } from "./bench.ts";

/** The four kinds of page that have budgets. */
export interface MeasuredPage {
  readonly kind: "front page" | "overview" | "game page" | "article";
  readonly url: string;
}

async function firstLink(origin: string, path: string, pattern: RegExp): Promise<string> {
  const { body } = await fetchBody(`${origin}${path}`);
  const link = pattern.exec(body.toString())?.[1];
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
