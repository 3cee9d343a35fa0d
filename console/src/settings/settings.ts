import * as z from "zod";

const Origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: "must be an origin without path",
});
const EnvironmentSchema = z.object({
  /** Where browsers find the console; the gateway's `STAFF` names it too. */
  CONSOLE_ORIGIN: Origin,
  GATEWAY_ORIGIN: Origin,
  /** Signs the calls to the gateway. */
  CONSOLE_SECRET: z.string().min(32),
  /** Zone in which times are shown. */
  TIME_ZONE: z.string().default("Europe/Copenhagen"),
});

export interface Settings {
  readonly origin: string;
  readonly gateway: string;
  readonly secret: string;
  readonly timeZone: string;
}

/**
 * Parses the environment.
 *
 * @throws {Error} naming every variable that cannot be used; values are not repeated
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { success, data, error } = EnvironmentSchema.safeParse(environment);
  if (!success) {
    const names = [...new Set(error.issues.map(({ path }) => String(path[0])))];
    throw new Error(`The environment of the console cannot be used: ${names.join(", ")}.`);
  }
  if (environment["NODE_ENV"] === "production" && !isSafe(data.CONSOLE_ORIGIN)) {
    throw new Error("The environment of the console cannot be used: CONSOLE_ORIGIN must be https.");
  }
  return {
    origin: data.CONSOLE_ORIGIN,
    gateway: data.GATEWAY_ORIGIN,
    secret: data.CONSOLE_SECRET,
    timeZone: data.TIME_ZONE,
  };
}

/** Https, or a name of this machine, where browsers keep `__Host-` cookies too. */
const isSafe = (origin: string) =>
  origin.startsWith("https:") || new URL(origin).hostname.endsWith(".localhost");

let known: Settings | undefined;

/** The settings of the running process; a build has none. */
export const settings = (): Settings => (known ??= readSettings(process.env));
