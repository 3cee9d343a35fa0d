import { EARLY_ANSWERS, type EarlyAnswer } from "@spilhus/lib";

/** What is older says nothing of now. */
const FRESH_MS = 10_000;

/** What the page's first script has asked under an address, once: whoever asks again asks anew. */
function takeEarly(address: string): EarlyAnswer | undefined {
  // Written by `ASK_EARLY`, in this shape.
  const answers = (globalThis as { [EARLY_ANSWERS]?: Record<string, EarlyAnswer> })[EARLY_ANSWERS];
  const early = answers && Object.hasOwn(answers, address) ? answers[address] : undefined;
  if (!answers || !early) return undefined;
  delete answers[address];
  return early.at === undefined || performance.now() - early.at < FRESH_MS ? early : undefined;
}

export interface TimedAnswer {
  readonly response: Response;
  /** `performance.now()` of when it came. */
  readonly at: number;
}

/** `fetch` where the page's first script may have asked already, and when the answer came. */
export async function timedFetch(...[input, init]: Parameters<typeof fetch>): Promise<TimedAnswer> {
  const isRead = init?.method === undefined || init.method === "GET";
  const early = isRead && typeof input === "string" ? takeEarly(input) : undefined;
  if (!early) return { response: await fetch(input, init), at: performance.now() };
  const response = await early.answer;
  return { response, at: early.at ?? performance.now() };
}
