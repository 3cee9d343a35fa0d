/** An answer to a request that was sent before the page's own code had loaded. */
export interface EarlyAnswer {
  /** The answer as `fetch` would give it; rejects when the server did not answer. */
  readonly answer: Promise<Response>;
  /** `performance.now()` when the answer arrived; missing while it is pending. */
  at?: number;
  /** The body as text, readable at once: reading it from the `Response` takes several tasks. */
  body?: string;
}

export type EarlyAnswers = Record<string, EarlyAnswer>;

declare global {
  /** Early answers by address, written by `requestEarly`. */
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Older answers are not used: the page requests them again. */
const MAX_AGE_MS = 10_000;

/** Takes the early answer to an address: the first caller gets it, later callers send a request of their own. */
export function takeEarlyAnswer(address: string): EarlyAnswer | undefined {
  const answers = globalThis.earlyAnswers;
  const early = answers && Object.hasOwn(answers, address) ? answers[address] : undefined;
  if (!answers || !early) return undefined;
  delete answers[address];
  return early.at === undefined || performance.now() - early.at < MAX_AGE_MS ? early : undefined;
}
