import { randomUUID } from "node:crypto";
import type { Clock } from "@spilhus/lib";
import type { StoredAnswer, StoredStatus } from "../respond/index.ts";
import type { Site } from "../sites/index.ts";
import { fetchPage, tagsOf } from "./fetchPage.ts";
import { PAGE_TTL_MS, type PageSettings } from "./loadPage.ts";
import { notFoundPath, paymentUnavailablePath, serverErrorPath, unavailablePath } from "./pageAddress.ts";
import { preparePage } from "./preparePage.ts";

const QUALITY = 9;

/** The policy of an error page is that of its address, so that soft navigation from it has the right one. */
export type ErrorPolicy = "public" | "player";

interface Kept {
  readonly pages: Readonly<Record<ErrorPolicy, StoredAnswer>>;
  /** Its cache tags; without any, every change concerns it. */
  readonly tags: readonly string[];
  readonly at: number;
}

const formsOf = ({ brand }: Site): readonly { readonly path: string; readonly status: StoredStatus }[] =>
  brand.locales.flatMap((locale) => [
    { path: notFoundPath(locale), status: 404 },
    { path: serverErrorPath(locale), status: 500 },
    { path: unavailablePath(locale), status: 503 },
    { path: paymentUnavailablePath(locale), status: 503 },
  ]);

/**
 * The not-found and error pages of each brand, fetched in advance: when they are needed the app may be down, and every
 * page must have the site's shell and its legal notices (R2.55).
 */
export class ErrorPages {
  readonly #kept = new Map<string, Kept>();
  readonly #settings: PageSettings;
  readonly #clock: Clock;

  constructor(settings: PageSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** @param path in the app, see `serverErrorPath` */
  get(site: Site, path: string, policy: ErrorPolicy): StoredAnswer | undefined {
    return this.#kept.get(`${site.brand.id}\n${path}`)?.pages[policy];
  }

  /** Fetches pages that are missing or too old. Never rejects. */
  async refresh(site: Site): Promise<void> {
    const oldest = this.#clock.now() - PAGE_TTL_MS;
    await this.#fetch(
      site,
      formsOf(site).filter(({ path }) => (this.#kept.get(`${site.brand.id}\n${path}`)?.at ?? 0) <= oldest),
    );
  }

  /** Fetches the pages of a brand that a publish with these tags concerns. Never rejects. */
  renew(site: Site, tags: readonly string[]): Promise<void> {
    const concerned = (kept: Kept | undefined) =>
      !kept || kept.tags.length === 0 || kept.tags.some((tag) => tags.includes(tag));
    return this.#fetch(
      site,
      formsOf(site).filter(({ path }) => concerned(this.#kept.get(`${site.brand.id}\n${path}`))),
    );
  }

  async #fetch(site: Site, forms: ReturnType<typeof formsOf>): Promise<void> {
    // In development they are fetched on demand: compiling them would delay the page being edited.
    if (this.#settings.development) return;
    for (const { path, status } of forms) {
      try {
        const drawn = await this.#load(site, path, status);
        this.#kept.set(`${site.brand.id}\n${path}`, { ...drawn, at: this.#clock.now() });
      } catch (cause) {
        // The app is starting or down: the pages fetched before stay.
        this.#settings.log("debug", "an error page is not renewed", { brand: site.brand.id, path, cause });
        return;
      }
    }
  }

  async #load(site: Site, path: string, status: StoredStatus): Promise<Omit<Kept, "at">> {
    const representation = "html";
    const answer = await fetchPage({ site, path, representation, requestId: randomUUID() });
    if (status !== 404 && answer.status !== 200) throw new Error(`The app answered ${answer.status}.`);
    const prepare = (policyClass: ErrorPolicy) =>
      preparePage(answer, {
        ...this.#settings,
        site,
        representation,
        policyClass,
        status,
        appPath: path,
        storable: status === 404 && policyClass === "public",
      });
    const pages = { public: prepare("public"), player: prepare("player") };
    // Compress the variant that is usually shown: 503 occurs in the account only, other errors mostly on public pages.
    await pages[status === 503 ? "player" : "public"].body.compress(QUALITY);
    return { pages, tags: tagsOf(answer).tags };
  }
}
