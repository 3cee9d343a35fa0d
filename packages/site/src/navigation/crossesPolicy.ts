const areaOf = (path: string, strict: readonly string[]) => {
  const [, first = ""] = path.split("/");
  return strict.includes(first) ? first : undefined;
};

/**
 * Whether a navigation leads to a page with another content security policy. A document keeps its first policy, so
 * such a page needs a full load. The edge forces one too; deciding here saves the extra request.
 *
 * @param strict first path segments of pages with a stricter policy, see `STRICT_AREAS` of the route table
 */
export function crossesPolicy(from: string, to: string, strict: readonly string[]): boolean {
  return areaOf(from, strict) !== areaOf(to, strict);
}
