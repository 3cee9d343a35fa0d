/** An event of `text/event-stream` (WHATWG HTML § 9.2). */
export interface ServerSentEvent {
  /** Where a stream goes on after it; an event that passes has none. */
  readonly id?: string | undefined;
  readonly name: string;
  /** One line. */
  readonly data: string;
}

/** The bytes of an event. `data` is JSON, which has no line breaks of its own. */
export function encodeEvent({ id, name, data }: ServerSentEvent): Buffer {
  const head = id === undefined ? "" : `id: ${id}\n`;
  return Buffer.from(`${head}event: ${name}\ndata: ${data}\n\n`);
}

/** A comment: keeps connections and whoever passes them on awake. */
export const HEARTBEAT = Buffer.from(":\n\n");

/** Tells a browser after how many milliseconds to come back. */
export const encodeRetry = (milliseconds: number): Buffer => Buffer.from(`retry: ${milliseconds}\n\n`);
