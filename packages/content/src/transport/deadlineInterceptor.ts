import type { Dispatcher } from "undici";
import { ContentError } from "../errors/contentError.ts";
import { forwardHandler } from "./forwardHandler.ts";

/**
 * Ends a request whose answer, body included, is not complete `timeoutMs` after sending. The time in the queue does not
 * count.
 */
export function limitTime(timeoutMs: number): Dispatcher.DispatchInterceptor {
  return (dispatch) => (options, handler) => {
    let timer: NodeJS.Timeout | undefined;
    return dispatch(options, {
      ...forwardHandler(handler),
      onRequestStart: (controller, context) => {
        clearTimeout(timer);
        const tooLate = () =>
          controller.abort(
            new ContentError("timeout", `The content service gave no whole answer within ${timeoutMs} ms`),
          );
        timer = setTimeout(tooLate, timeoutMs);
        handler.onRequestStart?.(controller, context);
      },
      onResponseEnd: (controller, trailers) => {
        clearTimeout(timer);
        handler.onResponseEnd?.(controller, trailers);
      },
      onResponseError: (controller, error) => {
        clearTimeout(timer);
        handler.onResponseError?.(controller, error);
      },
    });
  };
}
