/** `URL.parse` for browsers that do not have it (Safari before 18): `undefined` for what is no address. */
export function parseUrl(url: string, base?: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
