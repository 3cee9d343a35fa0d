import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ENCODINGS, type Encoding } from "./encoding.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Below this a compressed body saves less than a packet. */
const WORTHWHILE_BYTES = 1_024;

/** A body in every encoding made so far. Identity is there from the start; the others come later, or never. */
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
    if (encoding === "identity") return;
    const packed = await (encoding === "br"
      ? brotli(this.identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
          },
        })
      : deflate(this.identity, { level: 6 }));
    if (packed.length < this.identity.length) this.#packed.set(encoding, packed);
  }

  /** Compresses the body on the thread pool, into each of the encodings. */
  async compress(brotliQuality: number, encodings: readonly Encoding[] = ENCODINGS): Promise<void> {
    if (this.identity.length < WORTHWHILE_BYTES) return;
    await Promise.all(encodings.map((encoding) => this.#pack(encoding, brotliQuality)));
  }
}
