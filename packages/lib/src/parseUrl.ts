/** `URL.parse` for browsers without it (Safari before 18): `undefined` for text that is not an address. */
export function parseUrl(url: string, base?: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
