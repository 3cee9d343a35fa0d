import { AddressListSchema } from "@spilhus/lib/node";
import * as z from "zod";
import { LocalHostsSchema } from "./localHostsSchema.ts";
import { studioOriginFault } from "./studioOrigins.ts";

const MB = 1024 * 1024;

const port = z.coerce.number("is a port number").int().min(0).max(65_535);
const megabytes = (fallback: number) =>
  z.coerce
    .number("is a number of megabytes")
    .int()
    .min(1)
    .max(16_384)
    .default(fallback)
    .transform((value) => value * MB);
const milliseconds = (fallback: number, max: number) =>
  z.coerce.number("is a number of milliseconds").int().min(1).max(max).default(fallback);

const origin = z.string().refine((text) => URL.parse(text)?.origin === text && /^https?:/.test(text), {
  error: "is a bare origin such as http://127.0.0.1:3101, without a path",
});

const jsonObject = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown; // checked by the schema it is piped into
  } catch {
    context.addIssue({ code: "custom", message: 'is JSON such as {"brand":"http://127.0.0.1:3101"}' });
    return z.NEVER;
  }
});

const ConfigSchema = z.object({
  /** Public listener, behind nginx in production. */
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The port in visitors' addresses, where a proxy in front listens on another than `PORT`. */
  PUBLIC_PORT: port.optional(),
  /** Inner listener for purges, readiness and metrics; on loopback unless the gateway runs on another host. */
  CONTROL_PORT: port.default(3001),
  CONTROL_HOST: z.string().min(1).default("127.0.0.1"),
  /** Path of `brands.json`. */
  BRANDS_FILE: z.string("is the path of brands.json").min(1),
  /** Upstream origin of every brand's app. */
  APPS: jsonObject.pipe(z.record(z.string(), origin)),
  GATEWAY: origin,
  /** Shared with the gateway only: signs control calls, calls of the edge, and the preview cookie. */
  EDGE_SECRET: z.string("is a secret of at least 16 characters").min(16, "has at least 16 characters"),
  /** Origin of the chat server; without it there is no chat. */
  CHAT_SERVER: origin.optional(),
  /** Most open chats of one visitor's network, which several players of a household or a workplace share. */
  CHAT_SOCKETS_PER_NETWORK: z.coerce.number("is a number of sockets").int().min(1).max(2_000).default(20),
  MODE: z.enum(["production", "development"], "is production or development").default("production"),
  PAGE_CACHE_MB: megabytes(128),
  IMAGE_CACHE_MB: megabytes(64),
  ASSET_CACHE_MB: megabytes(64),
  /** Addresses of the proxy in front, whose `X-Forwarded-Proto` and `X-Forwarded-For` are trusted; none by default. */
  TRUSTED_PROXY: AddressListSchema.optional(),
  /** Pages a minute that are rendered for one visitor only, because they have a query or do not exist. */
  UNCACHED_PER_MINUTE: z.coerce.number("is a number of pages").int().min(1).max(1_000_000).default(300),
  /** How long running answers may take after SIGTERM. */
  SHUTDOWN_MS: milliseconds(20_000, 20_000),
  /** How long an app may take to answer a page, after 2 s to connect. */
  PAGE_DEADLINE_MS: milliseconds(5_000, 60_000),
  /** `<dir>/<brand>/<build>/static/…`: files of earlier builds, kept for two deploys. */
  OLD_BUILDS_DIR: z.string().min(1).optional(),
  /** `{"mitid.localhost":"http://127.0.0.1:3300"}`: what only a local stack has. Never set in production. */
  LOCAL_HOSTS: jsonObject.pipe(LocalHostsSchema).default({}),
  /** By studio, the origin of its frames where it is not the one of the brands' data: `{"polar":"http://studio.localhost:3000"}`. */
  STUDIO_ORIGINS: jsonObject.pipe(z.record(z.string(), origin)).default({}),
  /** Where a vendor's chat comes from instead of the vendor: a stand-in on this machine. */
  SUPPORT_VENDOR: origin.optional(),
  /** The editor that may frame previews. */
  EDITOR_ORIGIN: origin.optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

const CheckedSchema = ConfigSchema.superRefine(({ STUDIO_ORIGINS, SUPPORT_VENDOR, LOCAL_HOSTS }, context) => {
  if (SUPPORT_VENDOR !== undefined && !/^http:.*\.localhost(?::\d+)?$/.test(SUPPORT_VENDOR)) {
    context.addIssue({ code: "custom", path: ["SUPPORT_VENDOR"], message: "is a host of this machine" });
  }
  for (const [studio, address] of Object.entries(STUDIO_ORIGINS)) {
    const message = studioOriginFault(address, LOCAL_HOSTS);
    if (message !== undefined)
      context.addIssue({ code: "custom", path: ["STUDIO_ORIGINS", studio], message });
  }
});

export type EdgeConfig = Readonly<z.infer<typeof ConfigSchema>>;

/** The environment is wrong; the message names each variable and what it should be. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Parses the one runtime config of the process (R3.17). An empty variable counts as not set.
 *
 * @throws {ConfigError} naming every wrong variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): EdgeConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const answer = CheckedSchema.safeParse(given);
  if (answer.success) return answer.data;
  const lines = answer.error.issues.map((issue) => {
    const [name = "", ...rest] = issue.path.map(String);
    const where = rest.length > 0 ? `${name} (${rest.join(".")})` : name;
    return `${where}: ${given[name] === undefined ? "is missing; it " : ""}${issue.message}`;
  });
  throw new ConfigError(`The edge cannot start:\n  ${lines.join("\n  ")}`);
}
