import type { Letter } from "./mail.ts";

/** A receiver of letters, such as a mail server. */
export interface Delivery {
  /**
   * Delivers one letter; resolves once the receiver has accepted it.
   *
   * @throws {Error} when it was not accepted, or possibly not; the message contains nothing of the letter
   */
  deliver(letter: Letter): Promise<void>;
  close(): void;
}

/** The receiver will never accept this letter, so there is no retry. */
export class UndeliverableError extends Error {
  override readonly name = "UndeliverableError";
}
