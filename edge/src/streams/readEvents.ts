import { EdgeError } from "../errors/edgeError.ts";
import type { ServerSentEvent } from "./serverSentEvent.ts";

/** An event of this many characters, or a comment, is not the gateway's. */
const MAX_EVENT_LENGTH = 65_536;

const fieldOf = (lines: readonly string[], field: string): string | undefined =>
  lines.findLast((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);

/**
 * Events of the gateway's `text/event-stream` as they come: each field on one line, as `encodeEvent` writes them (WHATWG HTML
 * § 9.2.6). An event that is cut off is left out, and so are comments.
 *
 * @throws {EdgeError} `upstream-failed` for an event of more than 65,536 characters
 */
export async function* readEvents(body: AsyncIterable<Buffer>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    const blocks = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
    text = blocks.pop() ?? "";
    if (text.length > MAX_EVENT_LENGTH) {
      throw new EdgeError("upstream-failed", "The gateway sent an event that is too long.");
    }
    for (const block of blocks) {
      const lines = block.split("\n");
      const data = fieldOf(lines, "data");
      if (data !== undefined) {
        yield { id: fieldOf(lines, "id"), name: fieldOf(lines, "event") ?? "message", data };
      }
    }
  }
}
