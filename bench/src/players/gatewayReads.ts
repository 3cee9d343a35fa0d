import type { BrowserContext } from "playwright";
import { ratesInTurns } from "../edge/ratesInTurns.ts";
import type { Figure } from "../report/section.ts";
import type { Bench, BenchBrand } from "../stack/bench.ts";
import { serveBareRead } from "./serveBareRead.ts";

const TARGET = 0.4;
const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString("en-GB")} requests/s`;

/** One read of the gateway beside the bare route. */
export function readFigure(what: string, perSecond: number, bare: number): Figure {
  const times = perSecond / bare;
  return {
    what,
    measured: rate(perSecond),
    calibration: `bare route, one indexed query: ${rate(bare)}`,
    result: `${times.toFixed(2)} ×`,
    target: `≥ ${TARGET} ×`,
    isMet: times >= TARGET,
  };
}

/** Headers that the edge sends on for a page of the brand with these cookies. */
async function headersOf(
  context: BrowserContext,
  { brand, origin }: BenchBrand,
): Promise<Record<string, string>> {
  const cookies = await context.cookies(origin);
  return {
    accept: "application/json",
    "x-requested-with": "XMLHttpRequest",
    "x-brand": brand.id,
    "x-forwarded-host": new URL(origin).host,
    "x-forwarded-proto": "http",
    "x-forwarded-for": "192.0.2.7",
    "sec-fetch-site": "same-origin",
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
}

/** The two calls of every page view of a player: a real session, every limit counted, PostgreSQL asked each time. */
export async function gatewayReads(
  bench: Bench,
  site: BenchBrand,
  context: BrowserContext,
): Promise<Figure[]> {
  const headers = await headersOf(context, site);
  const targetOf = (path: string) => ({ url: `${bench.gateway}/gateway/${path}`, headers });
  const bare = await serveBareRead(bench);
  try {
    const targets = {
      bare: { url: bare.url, headers: {} },
      "user/info": targetOf("player-account/api/public/user/info"),
      "session-info": targetOf(`user-auth/api/v1/public/session-info?brand=${site.brand.id}`),
    };
    const { bare: floor, ...rates } = await ratesInTurns(targets, bench.seconds);
    return Object.entries(rates).map(([what, rate]) => readFigure(what, rate, floor));
  } finally {
    await bare.close();
  }
}
