import type { Encoding } from "./encoding.ts";

const SUFFIX: Readonly<Record<Encoding, string>> = { br: "-br", gzip: "-gz", identity: "" };

/** A strong entity tag: another encoding is another representation (RFC 9110 § 8.8.3.3). */
export function entityTag(hash: string, encoding: Encoding): string {
  return `"${hash}${SUFFIX[encoding]}"`;
}

/**
 * Whether a client holds this body already, in whichever encoding, weakened by a proxy or not. The hash is as long
 * as no other text happens to contain it, so the list need not be parsed.
 */
export function clientHas(ifNoneMatch: string, hash: string): boolean {
  return ifNoneMatch !== "" && (ifNoneMatch === "*" || ifNoneMatch.includes(hash));
}

/** The client's own tag of a body that {@link clientHas}: it may have another encoding than it would get now. */
export function clientTag(ifNoneMatch: string, hash: string): string {
  const end = ifNoneMatch.indexOf(hash);
  const suffix = end === -1 ? undefined : /^(?:-br|-gz)/.exec(ifNoneMatch.slice(end + hash.length))?.[0];
  return `"${hash}${suffix ?? ""}"`;
}
