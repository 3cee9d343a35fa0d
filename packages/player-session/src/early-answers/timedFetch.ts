import { takeEarlyAnswer } from "@spilhus/boot";

export interface TimedAnswer {
  readonly response: Response;
  /** `performance.now()` when it arrived. */
  readonly at: number;
}

/** `fetch` that first takes the answer a script before the framework has requested, and says when the answer arrived. */
export async function timedFetch(...[input, init]: Parameters<typeof fetch>): Promise<TimedAnswer> {
  const isRead = init?.method === undefined || init.method === "GET";
  const early = isRead && typeof input === "string" ? takeEarlyAnswer(input) : undefined;
  if (!early) return { response: await fetch(input, init), at: performance.now() };
  const response = await early.answer;
  return { response, at: early.at ?? performance.now() };
}
