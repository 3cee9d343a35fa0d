import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

const ids = new WeakMap<IncomingMessage, string>();
const process = randomBytes(6).toString("base64url");
let count = 0;

/**
 * The id that a request carries through edge, app and gateway. Generated when it is first needed: an answer from memory
 * needs none. A client's own value is ignored.
 */
export function requestId(request: IncomingMessage): string {
  let id = ids.get(request);
  if (id === undefined) {
    count += 1;
    id = `${process}-${count.toString(36)}`;
    ids.set(request, id);
  }
  return id;
}
