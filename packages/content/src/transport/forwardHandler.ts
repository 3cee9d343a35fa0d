import type { Dispatcher } from "undici";

/** A handler that passes every event on; an interceptor spreads it and replaces the events it watches. */
export function forwardHandler(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (...upgrade) => handler.onRequestUpgrade?.(...upgrade),
    onResponseStarted: () => handler.onResponseStarted?.(),
    onResponseStart: (...head) => handler.onResponseStart?.(...head),
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
  };
}
