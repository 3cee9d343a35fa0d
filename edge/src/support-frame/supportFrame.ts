import { SUPPORT_FRAME_SCRIPT } from "@spilhus/boot/scripts";
import {
  SUPPORT_FRAME_PATH,
  SUPPORT_FRAME_SCRIPT_PATH,
  SUPPORT_HOST_PREFIX,
} from "@spilhus/contracts/support";
import { EdgeError } from "../errors/edgeError.ts";
import type { Exchange } from "../request/index.ts";
import { send } from "../respond/index.ts";
import type { SupportVendor } from "./supportVendor.ts";

/** Answers everything at the support hosts: two files, and nothing else of the site. */
export interface SupportFrame {
  handle(exchange: Exchange): void;
}

/** A new release reaches every browser within so long. */
const SCRIPT_CACHE = "public, max-age=300";

/** The origin of the page beside the frame: the same host without its prefix. */
const pageOrigin = ({ origin }: Exchange): string => origin.replace(`//${SUPPORT_HOST_PREFIX}`, "//");

/**
 * The frame's own policy. The vendor has the run of this document, which has no Trusted Types and lets it style itself; but
 * the document holds nothing of ours, and only the brand's page may frame it.
 */
function policyOf({ sources }: SupportVendor, exchange: Exchange): string {
  const list = (name: string, values: readonly string[]) =>
    `${name} ${values.length === 0 ? "'none'" : values.join(" ")}`;
  return [
    "default-src 'none'",
    list("script-src", ["'self'", ...sources.script]),
    "style-src 'unsafe-inline'",
    list("connect-src", sources.connect),
    list("img-src", sources.image),
    list("font-src", sources.font),
    list("media-src", sources.media),
    list("frame-src", sources.frame),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${pageOrigin(exchange)}`,
    ...(exchange.secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function documentOf(vendor: SupportVendor, workspace: string, exchange: Exchange): string {
  const data = { page: pageOrigin(exchange), script: vendor.script, api: vendor.api, workspace };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${attribute(value)}"`);
  return [
    '<!doctype html><html><head><meta charset="utf-8"><title>Chat</title>',
    `<script src="${SUPPORT_FRAME_SCRIPT_PATH}" ${attributes.join(" ")}></script>`,
    "</head><body></body></html>",
  ].join("");
}

/**
 * The hosts `support.<host>` of brands whose chat is a vendor's. The brand's session cookie never gets here, because its name
 * begins with `__Host-`; whatever cookie comes is not read.
 */
export const supportFrame = (vendor: SupportVendor): SupportFrame => ({
  handle(exchange) {
    const { path, method, site } = exchange;
    const workspace = site.brand.vendors.supportWorkspace;
    if (method !== "GET" && method !== "HEAD") {
      throw new EdgeError("method-not-allowed", "Use GET here.", {
        headers: ["Allow", "GET, HEAD"],
        closes: true,
      });
    }
    if (workspace === undefined) throw new EdgeError("not-found", "There is nothing here.");
    switch (path) {
      case SUPPORT_FRAME_PATH:
        return send(
          exchange,
          200,
          ["Content-Type", "text/html; charset=utf-8", "Cache-Control", "no-store"],
          documentOf(vendor, workspace, exchange),
          policyOf(vendor, exchange),
          { framed: true },
        );
      case SUPPORT_FRAME_SCRIPT_PATH:
        return send(
          exchange,
          200,
          ["Content-Type", "text/javascript; charset=utf-8", "Cache-Control", SCRIPT_CACHE],
          SUPPORT_FRAME_SCRIPT,
        );
      default:
        throw new EdgeError("not-found", "There is nothing here.");
    }
  },
});
