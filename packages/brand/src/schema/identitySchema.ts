import { forEachLocale, LEAST_WIN_ORE, LOCALES } from "@spilhus/contracts";
import { JURISDICTION_IDS } from "@spilhus/jurisdiction";
import { FEATURES, ROUTE_IDS } from "@spilhus/routes";
import * as z from "zod";
import { BRAND_FLAGS, type BrandIdentity } from "../definition/identity.ts";
import { LOOK_VARIANTS } from "../definition/look.ts";
import { complianceSchema } from "./complianceSchema.ts";
import { oneOf, text } from "./oneOf.ts";

/** Ids become folder names, package names, host names and cache keys. */
export const BRAND_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const BRAND_ID_RULE =
  "must be 2 to 31 lower-case letters, digits and single hyphens, starting with a letter.";
/** Id of a vendor's workspace, which is part of the address of its script. */
export const SUPPORT_WORKSPACE = /^[a-z\d]{4,32}$/;
/** R5.11: GTM- or G- followed by upper-case alphanumerics. */
export const TAG_MANAGER_ID = /^(?:GTM|G)-[0-9A-Z]+$/;
/** A host name without port. */
export const HOST = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/;

const host = () => z.string().regex(HOST, "must be a host name without port, in lower case.");

/** As the gateway names its callers. */
const STUDIO_ID = /^[a-z][a-z0-9-]{1,30}$/;
const STUDIO_ID_RULE = "must be the slug of a provider, such as polar.";
const studioOrigin = z.string().refine((text) => {
  const url = URL.parse(text);
  // A name, not a number: an address of a machine has no certificate that one could trust.
  const isNamed = HOST.test(url?.hostname ?? "") && /\.[a-z][a-z0-9-]*$/.test(url?.hostname ?? "");
  return url?.protocol === "https:" && url.origin === text && isNamed;
}, "must be an https origin without a path, such as https://spil.polar.example.");

const zone = z.string().refine((name) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}, "is not a time zone. Use an IANA name such as Europe/Copenhagen.");

/** `brand.ts`. */
export const identitySchema = z.strictObject({
  id: z.string().regex(BRAND_ID, BRAND_ID_RULE).min(2, BRAND_ID_RULE).max(31, BRAND_ID_RULE),
  name: text().max(24, "must be at most 24 characters."),
  domains: z.strictObject({
    production: z.array(host()).min(1, "needs at least one host."),
    local: z
      .array(host().regex(/\.localhost$/, "must end in .localhost."))
      .min(1, "needs at least one host."),
  }),
  jurisdiction: oneOf(JURISDICTION_IDS, "a jurisdiction"),
  locales: z
    .array(oneOf(LOCALES, "a locale"))
    .refine((locales) => LOCALES.every((locale) => locales.includes(locale)), "must have both da and en."),
  timezone: zone,
  rpId: host(),
  features: z.array(oneOf(FEATURES, "a feature")),
  consent: oneOf(["local", "cookiebot"], "a consent service"),
  tagManagerId: z
    .string()
    .regex(TAG_MANAGER_ID, "is not a tag manager id. Write GTM- or G- and upper-case letters and digits.")
    .exactOptional(),
  supportChat: z
    .strictObject({
      visitorRoutes: z.array(oneOf(ROUTE_IDS, "a route")),
      vendor: z
        .strictObject({
          kind: oneOf(["intercom"], "a vendor"),
          workspace: z.string().regex(SUPPORT_WORKSPACE, "must be the id of a workspace."),
        })
        .exactOptional(),
    })
    .exactOptional(),
  studios: z
    .array(z.strictObject({ id: z.string().regex(STUDIO_ID, STUDIO_ID_RULE), origin: studioOrigin }))
    .exactOptional(),
  app: z.strictObject({
    scheme: z.string().regex(/^[a-z][a-z0-9+.-]*$/, "must be an address scheme such as fjord, without ://."),
    minimumVersion: z.string().regex(/^\d+\.\d+\.\d+$/, "must be a version such as 3.2.0."),
  }),
  flags: z.strictObject(
    Object.fromEntries(BRAND_FLAGS.map((flag) => [flag, z.boolean().exactOptional()])) as Record<
      (typeof BRAND_FLAGS)[number],
      z.ZodExactOptional<z.ZodBoolean>
    >, // fromEntries loses the keys' types
  ),
  passkeyFailure: z.strictObject(forEachLocale(() => text())).exactOptional(),
  winners: z
    .strictObject({
      leastOre: z
        .int("must be whole øre.")
        .min(LEAST_WIN_ORE, `must be at least ${LEAST_WIN_ORE} øre: smaller wins are never listed.`),
    })
    .exactOptional(),
  look: z.strictObject({
    header: oneOf(LOOK_VARIANTS.header, "a header"),
    mobileNav: oneOf(LOOK_VARIANTS.mobileNav, "a navigation for phones"),
    hero: oneOf(LOOK_VARIANTS.hero, "a hero"),
    gameCard: oneOf(LOOK_VARIANTS.gameCard, "a game card"),
    lobby: oneOf(LOOK_VARIANTS.lobby, "a lobby"),
    footer: oneOf(LOOK_VARIANTS.footer, "a footer"),
  }),
  compliance: complianceSchema,
}) satisfies z.ZodType<BrandIdentity>;
