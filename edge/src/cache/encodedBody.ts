import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encoding.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Below this a compressed body saves less than a packet. */
const WORTHWHILE_BYTES = 1_024;

/** A body in every encoding made so far. Identity is there from the start; the others come later, or never. */
export class EncodedBody {
  readonly identity: Buffer;
  /** 128 bits of the body's SHA-256: the part that all of its entity tags share. */
  readonly hash: string;
  #brotli: Buffer | undefined;
  #gzip: Buffer | undefined;

  constructor(identity: Buffer) {
    this.identity = identity;
    this.hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  }

  get bytes(): number {
    return this.identity.length + (this.#brotli?.length ?? 0) + (this.#gzip?.length ?? 0);
  }

  in(encoding: Encoding): Buffer | undefined {
    if (encoding === "br") return this.#brotli;
    return encoding === "gzip" ? this.#gzip : this.identity;
  }

  /** Compresses the body on the thread pool. */
  async compress(brotliQuality: number): Promise<void> {
    if (this.identity.length < WORTHWHILE_BYTES) return;
    const [br, gz] = await Promise.all([
      brotli(this.identity, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
        },
      }),
      deflate(this.identity, { level: 6 }),
    ]);
    if (br.length < this.identity.length) this.#brotli = br;
    if (gz.length < this.identity.length) this.#gzip = gz;
  }
}
