/** Names of things in the code and the database: never what somebody typed. */
const NAMES = [
  "code",
  "statusCode",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
] as const;
/** PostgreSQL's class of errors about data, whose messages quote the value (SQLSTATE 22…). */
const QUOTES_DATA = /^22[\dA-Z]{3}$/;
/** Drizzle writes a statement's values behind this. */
const VALUES = "\nparams: ";
/** How far causes are followed. */
const MOST_CAUSES = 5;

/** An error as a log line has it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
  readonly [name: string]: unknown;
}

function messageOf(error: Error): string {
  if ("code" in error && typeof error.code === "string" && QUOTES_DATA.test(error.code))
    return "The database refused a value.";
  const at = error.message.indexOf(VALUES);
  return at === -1 ? error.message : error.message.slice(0, at);
}

/**
 * What a log line says of an error: its message, where it was thrown, its causes and some names. A statement's values, and rows
 * that PostgreSQL quotes, are left out, because they may be a code, a name or a number that a player typed (ASVS 5.0 16.2.5).
 */
export function loggedError(error: unknown, causes = MOST_CAUSES): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "Something else than an error was thrown." };
  // Only the frames: the first lines repeat the message.
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  const inner = causes > 0 ? causes - 1 : 0;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(frames.length > 0 ? { stack: frames.join("\n") } : {}),
    ...Object.fromEntries(
      NAMES.flatMap((name) => {
        const value: unknown = name in error ? Reflect.get(error, name) : undefined;
        return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
      }),
    ),
    ...(causes > 0 && error.cause !== undefined ? { cause: loggedError(error.cause, inner) } : {}),
    ...(causes > 0 && error instanceof AggregateError
      ? { errors: error.errors.map((one: unknown) => loggedError(one, inner)) }
      : {}),
  };
}
