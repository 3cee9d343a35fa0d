import { EdgeError } from "../errors/edgeError.ts";
import { SUPPORT_HOST_PREFIX } from "@spilhus/contracts/support";
import { parseHost } from "./hostHeader.ts";
import type { Site } from "./site.ts";

/** A site found by the visitor's Host. */
export interface Found {
  readonly site: Site;
  /** Whether the name is a development name such as `fjord.localhost`. */
  readonly local: boolean;
  /** The host of the vendor's support chat, which has nothing of the site. */
  readonly isSupport: boolean;
}

/** A site found by a whole `Host` header. */
export interface FoundByHost extends Found {
  /** The port the header names, if any. */
  readonly port: number | undefined;
}

const REMEMBERED_HOSTS = 1_000;

/** Finds the brand of a host. Nothing else decides the brand. */
export class SiteDirectory {
  readonly sites: ReadonlyMap<string, Site>;
  readonly #byName = new Map<string, Found>();
  readonly #byHeader = new Map<string, FoundByHost>();

  /** @throws {TypeError} when two brands claim one host name */
  constructor(sites: readonly Site[]) {
    this.sites = new Map(sites.map((site) => [site.brand.id, site]));
    for (const site of sites) {
      const { production, local } = site.brand.domains;
      const hasFrame = site.brand.vendors.supportWorkspace !== undefined;
      for (const [names, isLocal] of [[production, false] as const, [local, true] as const]) {
        for (const name of names) {
          this.#claim(name, { site, local: isLocal, isSupport: false });
          if (hasFrame)
            this.#claim(`${SUPPORT_HOST_PREFIX}${name}`, { site, local: isLocal, isSupport: true });
        }
      }
    }
  }

  /** Whether a name, in lower case and without a port, is a brand's. */
  has(name: string): boolean {
    return this.#byName.has(name);
  }

  #claim(name: string, found: Found): void {
    const owner = this.#byName.get(name);
    if (owner) {
      throw new TypeError(`The host "${name}" belongs to ${owner.site.brand.id} and ${found.site.brand.id}.`);
    }
    this.#byName.set(name, found);
  }

  /**
   * @throws {EdgeError} `bad-request` for a malformed host, `not-found` for one of no brand
   */
  find(header: string): FoundByHost {
    const known = this.#byHeader.get(header);
    if (known) return known;
    const { name, port } = parseHost(header);
    const site = this.#byName.get(name);
    if (!site) throw new EdgeError("not-found", "There is no site here.");
    const found = { ...site, port };
    if (this.#byHeader.size < REMEMBERED_HOSTS) this.#byHeader.set(header, found);
    return found;
  }
}
