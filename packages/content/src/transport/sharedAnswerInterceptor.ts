import { interceptors, type Dispatcher } from "undici";
import { forwardHandler } from "./forwardHandler.ts";

function rawHeadersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Buffer[] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().flatMap((one) => [Buffer.from(name, "latin1"), Buffer.from(one, "latin1")]),
  );
}

/**
 * Shares one answer between equal requests that are pending. `fetch` takes an answer's headers from the controller's
 * `rawHeaders`, which undici's interceptor (8.12) fills for the first request only: without them a list has no totals
 * and a compressed body is not decompressed.
 *
 * @param maxBufferSize bytes buffered for a slow reader.
 */
export function shareAnswers(maxBufferSize: number): Dispatcher.DispatchInterceptor {
  const deduplicate = interceptors.deduplicate({ maxBufferSize });
  return (dispatch) => {
    const shared = deduplicate(dispatch);
    return (options, handler) =>
      shared(options, {
        ...forwardHandler(handler),
        onResponseStart: (controller, status, headers, message) => {
          controller.rawHeaders ??= rawHeadersOf(headers);
          handler.onResponseStart?.(controller, status, headers, message);
        },
      });
  };
}
