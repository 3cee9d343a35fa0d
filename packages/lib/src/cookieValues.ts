/**
 * All values sent for one cookie name, undecoded. To detect duplicates, which {@link parseCookies} hides: it keeps the
 * first.
 */
export function cookieValues(header: string | null | undefined, name: string): readonly string[] {
  if (!header?.includes(name)) return [];
  return header.split(";").flatMap((pair) => {
    const equals = pair.indexOf("=");
    return equals !== -1 && pair.slice(0, equals).trim() === name ? [pair.slice(equals + 1).trim()] : [];
  });
}
