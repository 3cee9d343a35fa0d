import type { BrandStudio, Locale } from "@spilhus/contracts";
import type { JurisdictionId } from "@spilhus/jurisdiction";
import type { Feature } from "@spilhus/routes";
import type { Compliance } from "./compliance.ts";
import type { Look } from "./look.ts";
import type { SupportChat } from "./supportChat.ts";

/** Switches beside the features, off when absent: passkey sign-in (R5.09), demo play of games. */
export const BRAND_FLAGS = ["passkeys", "demo-play"] as const;
export type BrandFlag = (typeof BRAND_FLAGS)[number];

/** `brand.ts`: identity, hosts, features and look of a brand. */
export interface BrandIdentity {
  /** Name of the folder, of the packages and of the brand in every request. */
  readonly id: string;
  /** Name a visitor reads. */
  readonly name: string;
  /** Hosts without port; the first production host is the canonical one, the first local one is printed at start. */
  readonly domains: { readonly production: readonly string[]; readonly local: readonly string[] };
  /** The country whose law and licence the brand lives under. */
  readonly jurisdiction: JurisdictionId;
  readonly locales: readonly Locale[];
  /** IANA zone of every date and time shown (R9.01). */
  readonly timezone: string;
  /** WebAuthn relying party id: a production host or a parent domain of all of them. */
  readonly rpId: string;
  /** Parts of the site that are on; a route whose feature is missing is 404 and not compiled. */
  readonly features: readonly Feature[];
  /** Consent service; `local` is this platform's own. */
  readonly consent: "local" | "cookiebot";
  /** Tag manager id, `GTM-` or `G-` and upper-case alphanumerics (R5.11); absent: no tag manager. */
  readonly tagManagerId?: string;
  /** Support chat (R4.20); absent: none. */
  readonly supportChat?: SupportChat;
  /**
   * Studios whose games are shown in a frame: the provider's slug in the catalogue, and the one origin of its frames, which is
   * https; absent: none.
   */
  readonly studios?: readonly BrandStudio[];
  /** The native app that shows the site: its own address scheme (R4.28) and the oldest version that may (R4.29). */
  readonly app: { readonly scheme: string; readonly minimumVersion: string };
  readonly flags: Readonly<Partial<Record<BrandFlag, boolean>>>;
  /**
   * What a player is told whenever a passkey could not be made, in place of the platform's own words for each reason, e.g.
   * whom to call (R8.14); absent: those.
   */
  readonly passkeyFailure?: Readonly<Record<Locale, string>>;
  /** The smallest net win that the list of winners shows, in øre, at least 50 kr.; absent: 50 kr. */
  readonly winners?: { readonly leastOre: number };
  readonly look: Look;
  readonly compliance: Compliance;
}
