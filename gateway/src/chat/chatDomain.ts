import type { RegisteredBrand } from "@spilhus/contracts";
import { chatDomainOf } from "@spilhus/contracts/chat";
import type { GatewayConfig } from "../config/index.ts";

/** The XMPP domain of a brand: of its first host in production, of its first local one otherwise. */
export function chatDomain(mode: GatewayConfig["mode"], { id, domains }: RegisteredBrand): string {
  const [host = `${id}.localhost`] = mode === "production" ? domains.production : domains.local;
  return chatDomainOf(host);
}
