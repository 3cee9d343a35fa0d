import { Agent, type Dispatcher } from "undici";
import { limitTime } from "./deadlineInterceptor.ts";
import { limitRate } from "./rateLimitInterceptor.ts";
import type { RateLimiter } from "./rateLimiter.ts";
import { shareAnswers } from "./sharedAnswerInterceptor.ts";

/** A hundred stories of a rich page are well under 4 MB. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Connections to the content service, with limits for rate, time and size of the answer. Pages that are rendered at
 * once read the same lists and settings: equal calls that are pending or queued share one answer and count once for the
 * rate.
 */
export function contentDispatcher(limiter: RateLimiter, timeoutMs: number): Dispatcher {
  const agent = new Agent({
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
  return agent.compose(limitTime(timeoutMs), limitRate(limiter), shareAnswers(MAX_ANSWER_BYTES));
}
