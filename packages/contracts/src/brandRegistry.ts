import { JURISDICTION_IDS, JURISDICTIONS, weakerDuties } from "@spilhus/jurisdiction";
import * as z from "zod/mini";
import { AccountDutiesSchema } from "./accountDuties.ts";
import { MoneyChecksSchema } from "./moneyChecks.ts";
import { BrandIdSchema, LOCALES } from "./values/index.ts";
import { LEAST_WIN_ORE } from "./constants.ts";
import { GUARD_IDS } from "./guards.ts";

/** Where browsers find what stands in for authorities on a local stack. */
export const AUTHORITIES_HOST = "mitid.localhost";
/** Where browsers find what stands in for a payment provider on a local stack. */
export const PAYMENT_PROVIDER_HOST = "betaling.localhost";
/** Where browsers find what stands in for the identity provider of the staff on a local stack. */
export const STAFF_PROVIDER_HOST = "medarbejder.localhost";
/** Where browsers find the console on a local stack, on a port of its own. */
export const CONSOLE_HOST = "konsol.localhost";
/** Where browsers find what stands in for a game studio on a local stack. */
export const STUDIO_HOST = "studio.localhost";
/** Where browsers find what stands in for a vendor of customer service's chat on a local stack whose brands have one. */
export const SUPPORT_VENDOR_HOST = "supportchat.localhost";
/** Hosts that no brand can have, each with what a local stack has there. */
export const LOCAL_STACK_HOSTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [AUTHORITIES_HOST, "players"],
  [PAYMENT_PROVIDER_HOST, "payment provider"],
  [STAFF_PROVIDER_HOST, "staff sign-in"],
  [CONSOLE_HOST, "console"],
  [STUDIO_HOST, "game studio"],
  [SUPPORT_VENDOR_HOST, "support vendor"],
]);

/**
 * Name of the `meta` element by which a page of play tells the edge which studio's frame it has: its content is the studio's id.
 * The edge lets the page frame that studio's origin alone, and nothing without it.
 */
export const STUDIO_MARK = "spilhus-studio";

/** A studio whose games are shown in a frame of its own origin. */
const StudioSchema = z.object({
  /** The provider's slug in the catalogue. */
  id: z.string(),
  /** Such as `https://spil.polar.example`. */
  origin: z.string(),
});
export type BrandStudio = z.infer<typeof StudioSchema>;

/**
 * One brand as edge and gateway know it. Built from `brands/*` by the brand package; nothing else reads brand
 * folders at run time.
 */
const BrandSchema = z.object({
  id: BrandIdSchema,
  name: z.string(),
  /** Hosts without port, e.g. `fjord.dk`, `fjord.localhost`. The first local one is the printed address. */
  domains: z.object({ production: z.array(z.string()), local: z.array(z.string()) }),
  /** The country whose law the duties are. */
  jurisdiction: z.enum(JURISDICTION_IDS),
  locales: z.array(z.enum(LOCALES)),
  timezone: z.string(),
  /** WebAuthn relying party id in production; locally it is the local host. */
  rpId: z.string(),
  /** Routes that exist on this brand; every other one is 404. */
  enabledRoutes: z.array(z.string()),
  /** Guards the brand adds to routes. An id that nobody knows is refused: a guard that is silently missing is none. */
  guards: z.record(z.string(), z.array(z.enum(GUARD_IDS))),
  /** Running experiments with the routes whose pages they change. */
  experiments: z.array(
    z.object({
      name: z.string(),
      routes: z.array(z.string()),
      versions: z.array(z.object({ version: z.enum(["a", "b", "c", "d", "e"]), weight: z.number() })),
      needsAuthentication: z.boolean(),
      /** ISO date; from then on everyone has version a. */
      endsAt: z.string(),
    }),
  ),
  /** Vendors the public policy class must allow. */
  vendors: z.object({
    consent: z.enum(["local", "cookiebot"]),
    tagManagerId: z.optional(z.string()),
    /** Workspace at the vendor of the support chat, in its frame; absent: the own desk, or none. */
    supportWorkspace: z.optional(z.string()),
  }),
  /** Whether visitors can talk with customer service here (R4.20). */
  hasSupport: z.optional(z.boolean()),
  /** The smallest net win that the list of winners shows; absent: {@link LEAST_WIN_ORE}. */
  winners: z.optional(z.object({ leastOre: z.int().check(z.minimum(LEAST_WIN_ORE)) })),
  /** Studios whose games the brand shows in a frame; absent: none. */
  studios: z.optional(z.array(StudioSchema)),
  licence: z.object({ licensee: z.string(), number: z.string() }),
  duties: AccountDutiesSchema,
  /** Read by the gateway alone, which does not start without them. */
  moneyChecks: z.optional(MoneyChecksSchema),
});

export const RegisteredBrandSchema = BrandSchema.check(
  z.refine(({ duties, jurisdiction }) => weakerDuties(duties, JURISDICTIONS[jurisdiction].law).length === 0, {
    error: "A duty is weaker than the law of the brand's jurisdiction.",
    path: ["duties"],
  }),
);
export type RegisteredBrand = z.infer<typeof RegisteredBrandSchema>;
export const BrandRegistrySchema = z.object({ brands: z.array(RegisteredBrandSchema) });
export type BrandRegistry = z.infer<typeof BrandRegistrySchema>;
