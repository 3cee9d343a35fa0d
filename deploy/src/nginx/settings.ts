import * as z from "zod";

const whole = (fallback: number, minimum: number, maximum: number) =>
  z.coerce.number("is a whole number").int().min(minimum).max(maximum).default(fallback);
const port = (fallback: number) => whole(fallback, 1, 65_535);
/** Values that are safe in a configuration file: no space, semicolon or quote. */
const word = (fallback: string) =>
  z
    .string()
    .regex(/^[\w./:[\]-]+$/, "has a character that cannot stand in a configuration")
    .default(fallback);

const SettingsSchema = z.object({
  /** Address of the edge's public listener. */
  EDGE: word("edge:3000"),
  /** Addresses to listen on, `*,[::]` for both families. */
  LISTEN: z
    .string()
    .regex(/^(?:\*|[\d.]+|\[[\da-f:]+\])(?:,(?:\*|[\d.]+|\[[\da-f:]+\]))*$/, "is a list such as *,[::]")
    .default("*"),
  HTTP_PORT: port(8080),
  HTTPS_PORT: port(8443),
  /** The port visitors use, where it is another one than nginx listens on. */
  PUBLIC_HTTPS_PORT: port(443),
  /** `<dir>/<brand>/fullchain.pem` and `privkey.pem`. */
  CERTS_DIR: word("/etc/nginx/certs"),
  /** Where an ACME client puts its answers, below `.well-known/acme-challenge`. */
  ACME_DIR: word("/var/lib/acme"),
  /** A file with a brand's id as its name in this folder closes that brand's site. */
  CLOSED_DIR: word("/etc/nginx/closed"),
  /** Folder of the rendered files. */
  CONF_DIR: word("/etc/nginx"),
  RUN_DIR: word("/tmp"),
  ACCESS_LOG: word("/dev/stdout"),
  ERROR_LOG: word("stderr"),
  WORKERS: z
    .string()
    .regex(/^(?:auto|\d{1,3})$/, "is auto or a number")
    .default("auto"),
  WORKER_CONNECTIONS: whole(8_192, 64, 65_536),
  REQUESTS_PER_SECOND: whole(100, 1, 100_000),
  REQUEST_BURST: whole(500, 1, 100_000),
  /** Requests of one address that are answered at the same time; HTTP/2 counts each. */
  CONNECTIONS: whole(200, 1, 100_000),
});
export type NginxSettings = z.infer<typeof SettingsSchema>;
/** The variables that change what is rendered. */
export const NGINX_VARIABLES: readonly string[] = Object.keys(SettingsSchema.shape);

/**
 * @throws {Error} naming every variable that cannot be used
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): NginxSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = SettingsSchema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`nginx cannot be configured:\n  ${faults.join("\n  ")}`);
}
