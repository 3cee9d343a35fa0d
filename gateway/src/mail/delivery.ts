import type { Letter } from "./mail.ts";

/** A receiver of letters, such as a mail server. */
export interface Delivery {
  /**
   * Delivers one letter; resolves once the receiver has accepted it.
   *
   * @throws {Error} when it was not accepted, or when that is unknown; its message repeats nothing of the letter
   */
  deliver(letter: Letter): Promise<void>;
  close(): void;
}

/** The receiver will never accept this letter; trying again is useless. */
export class UndeliverableError extends Error {
  override readonly name = "UndeliverableError";
}
