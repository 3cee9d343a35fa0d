import type { Letter } from "./mail.ts";

/** Somebody who takes letters and says so. */
export interface Delivery {
  /**
   * Hands a letter over.
   *
   * @throws {Error} when it was not taken, or nobody knows; it says nothing of what the letter holds
   */
  deliver(letter: Letter): Promise<void>;
  close(): void;
}

/** The letter will never be taken: trying again changes nothing. */
export class UndeliverableError extends Error {
  override readonly name = "UndeliverableError";
}
