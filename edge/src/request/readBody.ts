import type { IncomingMessage } from "node:http";
import { EdgeError } from "../errors/edgeError.ts";

/** 1 MiB: no call of the product is longer. */
export const MAX_BODY_BYTES = 1_048_576;

const tooLarge = () =>
  new EdgeError("body-too-large", `A body may have at most ${MAX_BODY_BYTES} bytes.`, { closes: true });

/**
 * Reads a whole request body, announced or chunked. Node ends a connection that sends too slowly.
 *
 * @throws {EdgeError} `body-too-large`; `bad-request` when the client leaves before the end
 */
export async function readBody(request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // A request stream without an encoding yields buffers.
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof EdgeError) throw cause;
    throw new EdgeError("bad-request", "The body ended early.", { cause, closes: true });
  }
  return Buffer.concat(chunks, size);
}
