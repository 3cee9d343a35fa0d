import { START_POLICY } from "@spilhus/boot/scripts";
import type { RegisteredBrand } from "@spilhus/contracts";
import { SCRIPT_POLICY } from "@spilhus/lib";
import type { Route } from "@spilhus/routes";
import { vendorSources } from "./vendorSources.ts";

/** The rules of a document. Navigation into another class is a full load. */
export type PolicyClass = Route["policyClass"] | "preview";

export interface PolicyInput {
  readonly policyClass: PolicyClass;
  /** Hashes of the document's inline scripts. */
  readonly hashes: readonly string[];
  readonly vendors: RegisteredBrand["vendors"];
  /** Whether the document takes vendors at all, see `takesVendors` of routes. */
  readonly takesVendors: boolean;
  readonly secure: boolean;
  /** Origins of the frame with the vendor's support chat. */
  readonly supportFrames?: readonly string[];
  /** The origin of the studio whose game the page is for. */
  readonly studioOrigin?: string | undefined;
  /** Who may frame a preview. */
  readonly editorOrigin?: string | undefined;
  /** Hot reload evaluates code and speaks over a WebSocket. */
  readonly development: boolean;
}

/** Longest value sent; Node and nginx refuse more than 16 and 8 KB of all headers together. */
export const MAX_POLICY_BYTES = 4_096;

/**
 * The framework has a policy of its own, and our code one for vendors' scripts. Turbopack's loader and React set a
 * chunk's address as plain text, which only a `default` policy can let through: the apps' lets addresses of this
 * site's `/_next/static/` pass and nothing else. Without it a soft navigation to a page with other chunks fails. The last is the
 * start script's.
 */
const TRUSTED_TYPES_POLICIES = ["nextjs", SCRIPT_POLICY, "default", START_POLICY];

function scriptSources({ hashes, development }: PolicyInput, vendors: readonly string[]): string {
  const inline = development ? ["'unsafe-inline'", "'unsafe-eval'"] : hashes;
  return ["script-src 'self'", ...inline, ...vendors].join(" ");
}

/**
 * The `Content-Security-Policy` of a document. Only the class `public` has vendors, and only in documents that take
 * them: none beside game play, payment, account or sign-in. The site's styles are one file, so that only a vendor needs
 * inline styles.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { policyClass, secure, editorOrigin, development } = input;
  const vendors = vendorSources(
    input.takesVendors && policyClass === "public" ? input.vendors : { consent: "local" },
  );
  // In quarantine on a host of its own, which sees nothing of the page: also beside an account, never beside money or a game.
  const mayAsk = policyClass === "public" || policyClass === "player";
  const frames = [...vendors.frame, ...(mayAsk ? (input.supportFrames ?? []) : [])];
  const framedBy = policyClass === "preview" && editorOrigin ? editorOrigin : "'none'";
  const directives = [
    "default-src 'none'",
    scriptSources(input, vendors.script),
    ["style-src 'self'", ...(development ? ["'unsafe-inline'"] : []), ...vendors.style].join(" "),
    ["img-src 'self' data:", ...vendors.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...vendors.connect, ...(development ? ["ws:"] : [])].join(" "),
    "manifest-src 'self'",
    "media-src 'self'",
    // The house's games need no frame; the page of a studio's game has that studio's.
    ...(policyClass === "game-play" ? [`frame-src ${input.studioOrigin ?? "'none'"}`] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    ...(development
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICIES.join(" ")}`]),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
