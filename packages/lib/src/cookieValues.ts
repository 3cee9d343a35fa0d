/**
 * The values of every cookie of a name, as they were sent. For a cookie that must not come twice: {@link parseCookies}
 * keeps the first and says nothing.
 */
export function cookieValues(header: string | null | undefined, name: string): readonly string[] {
  if (!header?.includes(name)) return [];
  return header.split(";").flatMap((pair) => {
    const equals = pair.indexOf("=");
    return equals !== -1 && pair.slice(0, equals).trim() === name ? [pair.slice(equals + 1).trim()] : [];
  });
}
