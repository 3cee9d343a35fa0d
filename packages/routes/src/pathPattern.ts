/** The segments of a pattern such as `/spilside/{seoName}`. */
export const segmentsOf = (path: string): readonly string[] => path.split("/").filter((part) => part !== "");

/** The parameters of a path that has the shape of a pattern, not yet validated; otherwise `undefined`. */
export function bindPath(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index] ?? "";
    if (segment.startsWith("{")) params[segment.slice(1, -1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}
