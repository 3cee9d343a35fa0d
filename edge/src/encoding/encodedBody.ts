import { createHash } from "node:crypto";
import { compress, MIN_COMPRESSED_BYTES } from "./compress.ts";
import { ENCODINGS, type Encoding } from "./encoding.ts";

/** A body in every encoding made so far. Identity is always there; the others are added later, or never. */
export class EncodedBody {
  readonly identity: Buffer;
  /** 128 bits of the body's SHA-256: the part that all of its entity tags share. */
  readonly hash: string;
  readonly #packed = new Map<Encoding, Buffer>();

  constructor(identity: Buffer) {
    this.identity = identity;
    this.hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  }

  get bytes(): number {
    return [...this.#packed.values()].reduce((sum, { length }) => sum + length, this.identity.length);
  }

  in(encoding: Encoding): Buffer | undefined {
    return encoding === "identity" ? this.identity : this.#packed.get(encoding);
  }

  async #pack(encoding: Encoding, brotliQuality: number): Promise<void> {
    const packed = await compress(this.identity, encoding, brotliQuality);
    if (packed.length < this.identity.length) this.#packed.set(encoding, packed);
  }

  /** Compresses the body on the thread pool, into each of the encodings. */
  async compress(brotliQuality: number, encodings: readonly Encoding[] = ENCODINGS): Promise<void> {
    if (this.identity.length < MIN_COMPRESSED_BYTES) return;
    const missing = encodings.filter((encoding) => encoding !== "identity");
    await Promise.all(missing.map((encoding) => this.#pack(encoding, brotliQuality)));
  }
}
