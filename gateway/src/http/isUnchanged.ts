/**
 * Whether a caller has the answer with this ETag already. Compared weakly (RFC 9110 § 13.1.2): the edge and proxies mark the
 * tag of an answer that they compressed as weak.
 *
 * @param known the request's `If-None-Match`
 * @param tag a strong ETag, with its quotes
 */
export const isUnchanged = (known: string | undefined, tag: string): boolean =>
  known !== undefined && known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
