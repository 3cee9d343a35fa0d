/** Encodings an answer can have, best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const REFUSED = /^q=0(?:\.0{0,3})?$/;

function accepts(header: string, name: string): boolean {
  if (!header.includes(name)) return false;
  return header.split(",").some((part) => {
    const [coding = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => REFUSED.test(parameter));
  });
}

const known = new Map<string, readonly Encoding[]>();
const REMEMBERED = 200;

/**
 * The encodings a client takes, best first (RFC 9110 § 12.5.3). Identity is always among them: a client that refuses
 * it as well gets it all the same, as the RFC allows.
 */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const remembered = known.get(header);
  if (remembered) return remembered;
  const accepted = ENCODINGS.filter((encoding) => encoding === "identity" || accepts(header, encoding));
  if (known.size < REMEMBERED) known.set(header, accepted);
  return accepted;
}
