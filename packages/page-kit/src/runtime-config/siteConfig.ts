import * as z from "zod";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

const EnvironmentSchema = z.object({
  SITE_ORIGIN: z.url(),
  CONTENT_ENDPOINT: z.url(),
  CONTENT_TOKEN: z.string().optional(),
  PREVIEW_TOKEN: z.string().optional(),
  PREVIEW_SECRET: z.string().min(16).optional(),
  GATEWAY_ORIGIN: z.url(),
  REVALIDATE_SECRET: z.string().min(16),
  ACCOUNTS_ENABLED: flag.default(false),
  DEMO_ENABLED: flag.default(false),
  PAYMENTS_ENABLED: flag.default(false),
  PLAY_ENABLED: flag.default(false),
  TRACKING_ENABLED: flag.default(false),
  CHAT_SERVICE: z
    .string()
    .regex(/^\/[\w/-]+$/, "is a path of this site such as /chat/socket")
    .optional(),
  CHAT_DOMAIN: z.hostname().optional(),
  /** Used by `page-cache/sharedPageCache.ts`, which Next loads separately; checked here with the others. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(16_384).optional(),
});

/** Configuration of an app's server process, see docs/adr on the groups of R3.17. */
export interface SiteConfig {
  /** Public origin without trailing slash, used for canonical addresses. */
  readonly origin: string;
  readonly content: {
    readonly endpoint: string;
    readonly token: string | undefined;
    readonly previewToken: string | undefined;
    readonly previewSecret: string | undefined;
  };
  readonly gatewayOrigin: string;
  readonly revalidateSecret: string;
  readonly accountsEnabled: boolean;
  readonly demoEnabled: boolean;
  readonly paymentsEnabled: boolean;
  readonly playEnabled: boolean;
  readonly trackingEnabled: boolean;
  /** Undefined where the service or the domain is missing: then there is no chat (R5.10). */
  readonly chat: { readonly service: string; readonly domain: string } | undefined;
}

function chatOf({ CHAT_SERVICE, CHAT_DOMAIN }: z.infer<typeof EnvironmentSchema>): SiteConfig["chat"] {
  if (CHAT_SERVICE === undefined || CHAT_DOMAIN === undefined) return undefined;
  return { service: CHAT_SERVICE, domain: CHAT_DOMAIN };
}

/**
 * Parses an app's environment once.
 *
 * @throws {Error} naming each variable that is missing or wrong.
 */
export function parseSiteConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const result = EnvironmentSchema.safeParse(environment);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment of this app is not usable. ${faults.join("; ")}`);
  }
  const values = result.data;
  return {
    origin: values.SITE_ORIGIN.replace(/\/$/, ""),
    content: {
      endpoint: values.CONTENT_ENDPOINT,
      token: values.CONTENT_TOKEN,
      previewToken: values.PREVIEW_TOKEN,
      previewSecret: values.PREVIEW_SECRET,
    },
    gatewayOrigin: values.GATEWAY_ORIGIN,
    revalidateSecret: values.REVALIDATE_SECRET,
    accountsEnabled: values.ACCOUNTS_ENABLED,
    demoEnabled: values.DEMO_ENABLED,
    paymentsEnabled: values.PAYMENTS_ENABLED,
    playEnabled: values.PLAY_ENABLED,
    trackingEnabled: values.TRACKING_ENABLED,
    chat: chatOf(values),
  };
}

let parsed: SiteConfig | undefined;

/** The configuration of this process, parsed on first use: a build has no environment and must not need one. */
export function siteConfig(): SiteConfig {
  parsed ??= parseSiteConfig(process.env);
  return parsed;
}
