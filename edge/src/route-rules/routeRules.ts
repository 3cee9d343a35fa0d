import { BRAND_HEADER, RouteRulesSchema, type RouteRule } from "@spilhus/contracts";
import type { Log } from "@spilhus/lib";
import type { Upstream } from "../upstream/index.ts";

const MAX_BYTES = 2 * 1024 * 1024;

type Redirect = RouteRule["redirect"];

/**
 * The redirects that editors have set, one snapshot for each brand, so that a visitor costs no call (R7.24). When the gateway
 * does not answer, the last snapshot stays.
 */
export class RouteRules {
  readonly #gateway: Upstream;
  readonly #log: Log;
  readonly #snapshots = new Map<string, ReadonlyMap<string, Redirect>>();

  constructor(gateway: Upstream, log: Log) {
    this.#gateway = gateway;
    this.#log = log;
  }

  /** @param path without query or trailing slash */
  find(brand: string, path: string): Redirect | undefined {
    return this.#snapshots.get(brand)?.get(path);
  }

  /** Updates the rules of a brand. Never rejects. */
  async refresh(brand: string): Promise<void> {
    try {
      const answer = await this.#gateway.call({
        path: `/gateway/content/public/route-rules?brand=${encodeURIComponent(brand)}`,
        headers: { accept: "application/json", [BRAND_HEADER]: brand },
        maxBytes: MAX_BYTES,
      });
      if (answer.status !== 200) throw new Error(`The gateway answered ${answer.status}.`);
      const { rules } = RouteRulesSchema.parse(JSON.parse(answer.body.toString()));
      const moved = rules.filter(({ from, redirect }) => redirect.to !== from);
      this.#snapshots.set(brand, new Map(moved.map(({ from, redirect }) => [from, redirect])));
    } catch (cause) {
      this.#log("warn", "route rules are not renewed", { brand, cause });
    }
  }
}
