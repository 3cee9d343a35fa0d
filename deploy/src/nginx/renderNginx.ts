import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RegisteredBrand } from "@spilhus/contracts";
import { SUPPORT_HOST_PREFIX } from "@spilhus/contracts/support";
import { fillTemplate } from "./fillTemplate.ts";
import { refusals } from "./refusals.ts";
import type { NginxSettings } from "./settings.ts";

const TEMPLATES = join(import.meta.dirname, "../../nginx");
const template = (name: string) => readFileSync(join(TEMPLATES, name), "utf8");

/** The hosts of a brand that nginx serves. */
export type Domains = keyof RegisteredBrand["domains"];

const DNS_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;

/** A brand's hosts, and beside each the one of its vendor's chat with customer service, if it has a vendor. */
function namesOf({ id, domains, vendors }: RegisteredBrand, which: Domains): string {
  const names = domains[which];
  if (names.length === 0) throw new TypeError(`The brand "${id}" has no ${which} domain.`);
  const wrong = names.find((name) => !DNS_NAME.test(name));
  if (wrong !== undefined)
    throw new TypeError(`The brand "${id}" has the domain "${wrong}", which is no name.`);
  const support =
    vendors.supportWorkspace === undefined ? [] : names.map((name) => SUPPORT_HOST_PREFIX + name);
  return [...names, ...support].join(" ");
}

/** One `listen` for each address; IPv6 apart from IPv4, which `*` is. */
const listen = ({ LISTEN }: NginxSettings, port: number, parameters = "") =>
  LISTEN.split(",")
    .map((address) => `listen ${address}:${port}${parameters};`)
    .join("\n  ");

/**
 * The files of nginx's configuration, by name.
 *
 * @throws {TypeError} when there is no brand, or one without a usable domain
 */
export function renderNginx(
  brands: readonly RegisteredBrand[],
  settings: NginxSettings,
  which: Domains = "production",
): Readonly<Record<string, string>> {
  if (brands.length === 0) throw new TypeError("There is no brand to answer for.");
  const { HTTP_PORT, HTTPS_PORT, PUBLIC_HTTPS_PORT } = settings;
  const values = {
    ...settings,
    LISTEN_HTTP: listen(settings, HTTP_PORT),
    LISTEN_HTTPS: listen(settings, HTTPS_PORT, " ssl http2"),
    LISTEN_HTTP_OTHERS: listen(settings, HTTP_PORT, " default_server"),
    LISTEN_HTTPS_OTHERS: listen(settings, HTTPS_PORT, " ssl http2 default_server"),
    PUBLIC_PORT: PUBLIC_HTTPS_PORT === 443 ? "" : `:${PUBLIC_HTTPS_PORT}`,
    // Browsers leave the port of https out; other clients may say it.
    PUBLIC_PORT_PATTERN: PUBLIC_HTTPS_PORT === 443 ? "(?::443)?" : `:${PUBLIC_HTTPS_PORT}`,
  };
  const site = template("site.conf.template");
  return {
    "nginx.conf": fillTemplate(template("nginx.conf.template"), values),
    "sites.conf": brands
      .map((brand) => fillTemplate(site, { ...values, BRAND: brand.id, NAMES: namesOf(brand, which) }))
      .join("\n"),
    "edge.conf": template("edge.conf"),
    "refusals.conf": refusals(),
  };
}
