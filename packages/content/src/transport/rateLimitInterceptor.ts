import type { Dispatcher } from "undici";
import { ContentError } from "../errors/contentError.ts";
import { forwardHandler } from "./forwardHandler.ts";
import type { RateLimiter } from "./rateLimiter.ts";

/** The controller of a request that never began: it has nothing to pause or abort. */
const NOT_SENT: Dispatcher.DispatchController = {
  aborted: true,
  paused: false,
  reason: null,
  rawHeaders: null,
  rawTrailers: null,
  abort() {},
  pause() {},
  resume() {},
};

/**
 * Delays every request until the limiter has a slot. It works below `fetch`, so that an answer from a data cache (Next
 * patches `fetch`) takes no slot and a redirect takes one.
 */
export function limitRate(limiter: RateLimiter): Dispatcher.DispatchInterceptor {
  return (dispatch) => (options, handler) => {
    const accepted = limiter.schedule((permit) => {
      dispatch(options, {
        ...forwardHandler(handler),
        onResponseStart: (...head) => {
          permit.answered();
          handler.onResponseStart?.(...head);
        },
        onResponseError: (controller, error) => {
          permit.answered();
          handler.onResponseError?.(controller, error);
        },
      });
    });
    if (!accepted) {
      // Passed to the handler, not thrown: others may wait for the same answer.
      const refused = new ContentError(
        "overloaded",
        "Too many content calls wait already: this one was not sent",
      );
      handler.onResponseError?.(NOT_SENT, refused);
    }
    return true;
  };
}
