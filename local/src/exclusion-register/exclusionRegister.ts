import * as z from "zod";

/** The register's answer about one person. */
export type RegisterAnswer =
  | { readonly kind: "not-registered" }
  /** Excluded until a time, or permanently. */
  | { readonly kind: "registered"; readonly until: Date | null }
  /** No answer, for longer than any caller waits. */
  | { readonly kind: "timeout" }
  /** A body that matches no schema. */
  | { readonly kind: "malformed" };

export const CprSchema = z.string().regex(/^\d{10}$/);

const NOT_REGISTERED: RegisterAnswer = { kind: "not-registered" };

/** Stands in for the national register. It starts empty and lives in memory only. */
export class ExclusionRegister {
  readonly #answers = new Map<string, RegisterAnswer>();

  /** The answer at a time; an exclusion that has ended no longer counts. */
  answerAbout(cpr: string, now: Date): RegisterAnswer {
    const answer = this.#answers.get(cpr) ?? NOT_REGISTERED;
    const hasEnded = answer.kind === "registered" && answer.until !== null && answer.until <= now;
    return hasEnded ? NOT_REGISTERED : answer;
  }

  set(cpr: string, answer: RegisterAnswer): void {
    if (answer.kind === "not-registered") this.#answers.delete(cpr);
    else this.#answers.set(cpr, answer);
  }

  /** Everyone with another answer than "not registered". */
  get changed(): ReadonlyMap<string, RegisterAnswer> {
    return this.#answers;
  }
}
