import * as z from "zod";

/** What the register answers about one person. */
export type RegisterAnswer =
  | { readonly kind: "not-registered" }
  /** Until a time, or for good. */
  | { readonly kind: "registered"; readonly until: Date | null }
  /** Nothing, for longer than anybody waits. */
  | { readonly kind: "timeout" }
  /** Something that no register says. */
  | { readonly kind: "malformed" };

export const CprSchema = z.string().regex(/^\d{10}$/);

const NOT_REGISTERED: RegisterAnswer = { kind: "not-registered" };

/** Stands in for the national register: nobody is in it but whom it is told of; ends with the process. */
export class ExclusionRegister {
  readonly #answers = new Map<string, RegisterAnswer>();

  /** The answer at a time: an exclusion that has ended is none. */
  answerAbout(cpr: string, now: Date): RegisterAnswer {
    const answer = this.#answers.get(cpr) ?? NOT_REGISTERED;
    const hasEnded = answer.kind === "registered" && answer.until !== null && answer.until <= now;
    return hasEnded ? NOT_REGISTERED : answer;
  }

  set(cpr: string, answer: RegisterAnswer): void {
    if (answer.kind === "not-registered") this.#answers.delete(cpr);
    else this.#answers.set(cpr, answer);
  }

  /** Those it says something else about than that they are not registered. */
  get changed(): ReadonlyMap<string, RegisterAnswer> {
    return this.#answers;
  }
}
