import { parseHost, type SiteDirectory } from "../sites/index.ts";
import { createUpstream, type Upstream } from "../upstream/index.ts";

const DEADLINE_MS = 5_000;

/** Hosts of a local stack that belong to no brand. In production there are none. */
export class LocalHosts {
  readonly #byName: ReadonlyMap<string, Upstream>;

  /** @throws {TypeError} when a brand has one of the names */
  constructor(hosts: Readonly<Record<string, string>>, directory: SiteDirectory) {
    const taken = Object.keys(hosts).find((name) => directory.has(name));
    if (taken !== undefined) throw new TypeError(`LOCAL_HOSTS: "${taken}" belongs to a brand.`);
    this.#byName = new Map(
      Object.entries(hosts).map(([name, origin]) => [name, createUpstream(origin, DEADLINE_MS)]),
    );
  }

  /**
   * The server behind a host, if it is one of these.
   *
   * @throws {EdgeError} `bad-request` for one whose port is malformed
   */
  find(header: string): Upstream | undefined {
    if (this.#byName.size === 0) return undefined;
    const colon = header.indexOf(":");
    const upstream = this.#byName.get((colon === -1 ? header : header.slice(0, colon)).toLowerCase());
    if (upstream) parseHost(header);
    return upstream;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#byName.values()].map((upstream) => upstream.close()));
  }
}
