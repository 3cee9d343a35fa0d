/**
 * Path of the page a request comes from, by its `Referer`; `undefined` for another site's, or when a browser does not
 * say. Our pages let their own site know the whole address (`strict-origin-when-cross-origin`).
 */
export function refererPath(referer: string, origin: string): string | undefined {
  if (!referer.startsWith(`${origin}/`)) return undefined;
  const end = referer.slice(origin.length).search(/[?#]/);
  return end === -1 ? referer.slice(origin.length) : referer.slice(origin.length, origin.length + end);
}
