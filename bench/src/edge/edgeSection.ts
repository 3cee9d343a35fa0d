import { join } from "node:path";
import { plain, type Figure, type Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { waitFor } from "../stack/waitFor.ts";
import { fetchBody } from "../http/fetchBody.ts";
import { load, topRate } from "./load.ts";
import { nextTarget } from "./nextTarget.ts";
import { ratesInTurns, type Target } from "./ratesInTurns.ts";
import { hasWrk } from "./wrk.ts";
import { hasNginx, serveWithNginx } from "./nginx.ts";

const NGINX_PORT = 15_265;
const FIXED_RATE = 500;
const PAGES = { "/faq": "faq", "/": "front" } as const;
const ENCODINGS = ["identity", "br"] as const;

const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString("en-GB")} requests/s`;

function ratio(
  what: string,
  edge: number,
  other: { name: string; perSecond: number },
  target: number,
): Figure {
  const times = edge / other.perSecond;
  return {
    what,
    measured: `edge ${rate(edge)}`,
    calibration: `${other.name} ${rate(other.perSecond)}`,
    result: `${times.toFixed(2)} ×`,
    target: `≥ ${target} ×`,
    isMet: times >= target,
  };
}

type Bodies = Readonly<Record<(typeof ENCODINGS)[number], Buffer>>;

/** The same bytes behind nginx, where there is one. */
async function besideNginx(bench: Bench, name: string, bodies: Bodies) {
  if (!hasNginx()) return undefined;
  const close = await serveWithNginx(join(bench.scratch, `nginx-${name}`), NGINX_PORT, {
    identity: { [name]: bodies.identity },
    br: { [name]: bodies.br },
  });
  const urlOf = (encoding: string) => `http://127.0.0.1:${NGINX_PORT}/${encoding}/${name}`;
  return { close, urlOf };
}

/** The first brand's public pages from the edge's memory, against Next and nginx in the same run. */
export async function edgeSection(bench: Bench): Promise<Section> {
  const [site] = bench.brands;
  if (!site) throw new Error("There is no brand to measure.");
  const host = new URL(site.origin).host;
  const figures: Figure[] = [];
  const notes = new Set<string>();
  if (!hasNginx()) notes.add("nginx is not installed here (Debian: nginx-light), so it was not compared.");
  if (!hasWrk())
    notes.add("wrk is not installed here (Debian: wrk), so autocannon loaded all, which bounds the rates.");
  for (const [path, name] of Object.entries(PAGES)) {
    const url = `http://127.0.0.1:${bench.port}${path}`;
    const headersOf = (encoding: string) => ({ host, "accept-encoding": encoding });
    const bodyIn = async (encoding: string) => fetchBody(url, headersOf(encoding));
    // The first requests get the page uncompressed while the edge compresses it.
    await waitFor(`${path} in br`, async () => (await bodyIn("br")).encoding === "br", 20_000);
    const bodies = { identity: (await bodyIn("identity")).body, br: (await bodyIn("br")).body };
    const next = await nextTarget(site, path);
    if (!next.hasProxy) notes.add("Next answered without its proxy, whose own address did not answer.");
    const nextRate = await topRate({ ...next, seconds: bench.seconds });
    const nginx = await besideNginx(bench, name, bodies);
    try {
      for (const encoding of ENCODINGS) {
        const what = `${name}, ${encoding} (${Math.round(bodies[encoding].length / 1_000)} KB)`;
        const headers = headersOf(encoding);
        const targets: Record<string, Target> = { edge: { url, headers } };
        if (nginx) targets["nginx"] = { url: nginx.urlOf(encoding), headers: {} };
        const rates = await ratesInTurns(targets, bench.seconds);
        const edge = rates["edge"] ?? 0;
        figures.push(ratio(what, edge, { name: "Next, identity", perSecond: nextRate }, 10));
        if (rates["nginx"] !== undefined)
          figures.push(ratio(what, edge, { name: "nginx", perSecond: rates["nginx"] }, 0.25));
        const calm = await load({ url, headers, seconds: bench.seconds, rate: FIXED_RATE });
        figures.push(plain(`${what}, p99 at ${FIXED_RATE} requests/s`, `${calm.p99Ms} ms`));
      }
    } finally {
      await nginx?.close();
    }
  }
  return { id: "edge", title: "Pages from the edge's memory", figures, notes: [...notes] };
}
