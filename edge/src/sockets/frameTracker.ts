/** Why a client's frames are refused, as a close code of RFC 6455 § 7.4.1. */
export type FrameFault = 1002 | 1009;

/** Longest message, in bytes; the chat server takes stanzas of at most half of it. */
export const MOST_MESSAGE_BYTES = 16_384;
/** Clients of ours send each message in one frame. */
export const MOST_FRAGMENTS = 8;

const CONTINUATION = 0;
const FIRST_CONTROL = 8;
const KNOWN = new Set([CONTINUATION, 1, 2, 8, 9, 10]);
const MOST_CONTROL_BYTES = 125;
const MOST_HEAD_BYTES = 14;

/** Whether and by how much a head of a frame is longer than its first two bytes. */
function headLength(second: number): number {
  const length = second & 0x7f;
  return 2 + (length === 126 ? 2 : length === 127 ? 8 : 0) + (second & 0x80 ? 4 : 0);
}

function payloadLength(head: Buffer): number {
  const short = (head[1] ?? 0) & 0x7f;
  if (short < 126) return short;
  return short === 126 ? head.readUInt16BE(2) : Number(head.readBigUInt64BE(2));
}

/**
 * Follows the frames of a WebSocket (RFC 6455 § 5.2) through bytes that come in any pieces, and holds at most one head. Tells
 * where one frame ends, and refuses what no client of ours sends.
 */
export class FrameTracker {
  readonly #isFromClient: boolean;
  readonly #head = Buffer.alloc(MOST_HEAD_BYTES);
  #headBytes = 0;
  #payloadLeft = 0;
  #fragments = 0;
  #messageBytes = 0;

  /** @param isFromClient a client masks its frames and has limits; a server of ours does not mask, and has none */
  constructor(isFromClient: boolean) {
    this.#isFromClient = isFromClient;
  }

  /** Whether the bytes so far end with a whole frame, so that another frame may follow. */
  get isBetweenFrames(): boolean {
    return this.#headBytes === 0 && this.#payloadLeft === 0;
  }

  /** Reads on; answers what is wrong with a client's frames. After a fault nothing more may be read. */
  push(bytes: Buffer): FrameFault | undefined {
    let at = 0;
    while (at < bytes.length) {
      if (this.#payloadLeft > 0) {
        const passed = Math.min(this.#payloadLeft, bytes.length - at);
        this.#payloadLeft -= passed;
        at += passed;
        continue;
      }
      this.#head[this.#headBytes] = bytes[at] ?? 0;
      this.#headBytes += 1;
      at += 1;
      if (this.#headBytes < 2 || this.#headBytes < headLength(this.#head[1] ?? 0)) continue;
      this.#payloadLeft = payloadLength(this.#head);
      this.#headBytes = 0;
      const fault = this.#isFromClient ? this.#checkFrame() : undefined;
      if (fault) return fault;
    }
    return undefined;
  }

  #checkFrame(): FrameFault | undefined {
    const [first = 0, second = 0] = this.#head;
    const opcode = first & 0x0f;
    const isFinal = (first & 0x80) !== 0;
    // Extensions, which the reserved bits belong to, are never agreed on.
    if ((first & 0x70) !== 0 || !KNOWN.has(opcode) || (second & 0x80) === 0) return 1002;
    if (opcode >= FIRST_CONTROL) {
      return isFinal && this.#payloadLeft <= MOST_CONTROL_BYTES ? undefined : 1002;
    }
    if ((opcode === CONTINUATION) !== this.#fragments > 0) return 1002;
    this.#fragments += 1;
    this.#messageBytes += this.#payloadLeft;
    if (this.#messageBytes > MOST_MESSAGE_BYTES || this.#fragments > MOST_FRAGMENTS) return 1009;
    if (isFinal) [this.#fragments, this.#messageBytes] = [0, 0];
    return undefined;
  }
}
