import { parseCookie, stringifySetCookie } from "cookie";

/** How a cookie is set; the shape of a row of the declared cookies. */
export interface CookieAttributes {
  readonly name: string;
  /** Lifetime in seconds; `session` ends with the browser session. */
  readonly maxAge: number | "session";
  readonly sameSite: "lax" | "strict" | "none";
  readonly secure: boolean;
  readonly httpOnly: boolean;
  /** The path it is sent to; all paths if absent. */
  readonly path?: string;
}

/**
 * Converts a value to a cookie's text and back. `decode` returns `undefined` for text that `encode` cannot have
 * written.
 */
export interface ValueCodec<Value> {
  encode(value: Value): string;
  decode(text: string): Value | undefined;
}

/** One declared cookie with a typed value. */
export interface CookieCodec<Value> {
  readonly name: string;
  /** Reads the value from cookies of {@link parseCookies}; absent or malformed is `undefined`. */
  read(cookies: Readonly<Record<string, string | undefined>>): Value | undefined;
  /** The `Set-Cookie` header that sets the cookie for its declared lifetime and path on this host. */
  set(value: Value): string;
  /** The `Set-Cookie` header that removes the cookie. */
  clear(): string;
}

/** Parses a `Cookie` header or `document.cookie`; of two cookies with one name the first counts (RFC 6265 § 5.4). */
export function parseCookies(
  header: string | null | undefined,
): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? "");
}

/** Binds a declared cookie to the type of its value. It has no `Domain`, so brands never share it. */
export function cookieCodec<Value>(declared: CookieAttributes, codec: ValueCodec<Value>): CookieCodec<Value> {
  const { name, maxAge, sameSite, secure, httpOnly, path = "/" } = declared;
  const attributes = { name, path, sameSite, secure, httpOnly };
  return {
    name,
    read(cookies) {
      const text = cookies[name];
      return text === undefined ? undefined : codec.decode(text);
    },
    set(value) {
      const lifetime = maxAge === "session" ? {} : { maxAge };
      return stringifySetCookie({ ...attributes, ...lifetime, value: codec.encode(value) });
    },
    clear: () => stringifySetCookie({ ...attributes, maxAge: 0, value: "" }),
  };
}
