import type { Clock } from "@spilhus/lib";
import { routeById } from "@spilhus/routes";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import { send } from "../respond/index.ts";

const PATH = "/.well-known/security.txt";
const DAY_MS = 86_400_000;
/** RFC 9116 § 2.5.5 recommends less than a year. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt`: where to report a vulnerability of this brand's site (RFC 9116). */
export function securityTxtEndpoint(clock: Clock): Endpoint {
  function handle(exchange: Exchange): void {
    const { path, site, origin } = exchange;
    if (path !== PATH) throw new EdgeError("not-found", "There is nothing here.");
    const [production] = site.brand.domains.production;
    const canonical = production === undefined ? origin : `https://${production}`;
    const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${canonical}${routeById("customer-service").path}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${site.brand.locales.join(", ")}`,
      `Canonical: ${canonical}${PATH}`,
      "",
    ];
    const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "public, max-age=86400"];
    send(exchange, 200, headers, lines.join("\n"));
  }
  return { methods: ["GET", "HEAD"], handle };
}
