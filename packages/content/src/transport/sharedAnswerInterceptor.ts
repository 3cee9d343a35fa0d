import { interceptors, type Dispatcher } from "undici";
import { forwardHandler } from "./forwardHandler.ts";

function rawHeadersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Buffer[] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().flatMap((one) => [Buffer.from(name, "latin1"), Buffer.from(one, "latin1")]),
  );
}

/**
 * Gives one answer to everybody who asks the same while it is waited for. `fetch` takes an answer's headers from the
 * controller's `rawHeaders`, which undici's interceptor fills for the first who asked only (8.12): without them a list
 * has no totals and a compressed body is not unpacked.
 *
 * @param maxBufferSize bytes kept for one who reads more slowly than the answer comes.
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
