const FINAL_CLOSE = 0x88;

/** A close frame of a server, with a code of RFC 6455 § 7.4 and no words. */
export function closeFrame(code: number): Buffer {
  return Buffer.from([FINAL_CLOSE, 2, code >> 8, code & 0xff]);
}
