/** SHA-256 of bytes: `crypto.subtle` in browsers, `node:crypto` on servers. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

const LEAF = 0;
const NODE = 1;

const toBytes = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(mark: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0));
  bytes[0] = mark;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Root of the hash tree over the numbers of the plates sold, in hex. Leaves are in ascending order; the last one of an odd
 * row goes up as it is. Leaves and nodes are marked, so that none can pass for the other.
 */
export async function platesRootOf(plates: readonly number[], sha256: Sha256): Promise<string> {
  const sorted = plates.toSorted((one, other) => one - other);
  let row = await Promise.all(sorted.map((plate) => sha256(joined(LEAF, toBytes(String(plate))))));
  if (row.length === 0) return toHex(await sha256(joined(LEAF)));
  while (row.length > 1) {
    const pairs = Array.from({ length: Math.ceil(row.length / 2) }, (_, place) =>
      row.slice(place * 2, place * 2 + 2),
    );
    row = await Promise.all(
      pairs.map(([left = new Uint8Array(), right]) => (right ? sha256(joined(NODE, left, right)) : left)),
    );
  }
  return toHex(row[0] ?? new Uint8Array());
}

/** What a draw is committed to before its first number is called. */
export interface CommittedDraw {
  /** Id of the round. */
  readonly round: string;
  /** {@link platesRootOf} of the plates sold. */
  readonly platesRoot: string;
  /** Every number once, in the order of the draw: also those that are not called because the round ends before. */
  readonly order: readonly number[];
  /** 256 random bits in hex: without them the order could be found by trying. */
  readonly salt: string;
}

/**
 * The commitment of a draw, in hex: SHA-256 of `round|plates root|order|salt`, the order's numbers separated by commas. It proves
 * that neither plates nor order changed once it was published; it does not prove that the order was drawn at random.
 */
export async function commitmentOf(
  { round, platesRoot, order, salt }: CommittedDraw,
  sha256: Sha256,
): Promise<string> {
  return toHex(await sha256(toBytes([round, platesRoot, order.join(","), salt].join("|"))));
}
