import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { edgeHasRoom } from "./edgeHasRoom.ts";

const never = new AbortController().signal;
let server: Server;
let control: string;
let body: string;
beforeEach(async () => {
  server = createServer((_, response) => response.end(body));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  control = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // an IP listener's address
});
afterEach(() => new Promise((done) => server.close(done)));

it.each([
  [10, true],
  [69, true],
  [70, false],
  [100, false],
])("an edge with %d of 100 bytes in use has room: %s", async (bytes, expected) => {
  body = JSON.stringify({ pages: { plain: { bytes, maxBytes: 100 }, queried: {} }, memory: {} });
  expect(await edgeHasRoom(control, never)).toBe(expected);
});

it("an edge that does not report its memory has no room", async () => {
  body = "{}";
  expect(await edgeHasRoom(control, never)).toBe(false);
  expect(await edgeHasRoom("http://127.0.0.1:1", never)).toBe(false);
});
