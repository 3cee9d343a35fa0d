import { edgeDoor } from "../doors/door.ts";
import { expect, test } from "../fixtures/test.ts";
import { rawRequest } from "../security/rawRequest.ts";

const CLOSE = "Connection: close";
const SECOND = "GET /smuggled HTTP/1.1";

// nginx refuses some of these requests first (`security/requests.spec.ts`); the edge must refuse them on its own too.
test("a request with ambiguous length is refused, and nothing after it is read", async ({ brand }) => {
  const door = edgeDoor(brand);
  const host = `Host: ${door.host}`;
  const post = ["POST /_consent HTTP/1.1", host, `Origin: ${door.origin}`];
  const get = ["GET /faq HTTP/1.1", host];
  const shapes: Readonly<Record<string, readonly string[]>> = {
    "length and chunks on a GET": [
      ...get,
      "Content-Length: 4",
      "Transfer-Encoding: chunked",
      "",
      "0",
      "",
      SECOND,
    ],
    "chunks twice": [...post, "Transfer-Encoding: chunked", "Transfer-Encoding: identity", "", "0", ""],
    "unknown chunks": [...post, "Transfer-Encoding: xchunked", "", "0", ""],
    "a space before the colon": [...post, "Transfer-Encoding : chunked", "", "0", ""],
    "no end of chunk size": [...post, "Transfer-Encoding: chunked", "", "fffffffffffffffff", "abcd", "0", ""],
    "a line feed in an extension": [...post, "Transfer-Encoding: chunked", "", "4;a=\nb", "abcd", "0", ""],
    "a folded header": [...get, "X-A: b", " folded", CLOSE],
    "a folded host": [...get, " evil.example", CLOSE],
    "a bare line feed": [...get, "X-A: b\nX-C: d", CLOSE],
    "a bare carriage return": [...get, "X-A: b\rX-C: d", CLOSE],
    "a zero byte": [...get, "X-A: b\0", CLOSE],
    "a space in a name": [...get, "X A: b", CLOSE],
    "a newer version": ["GET /faq HTTP/2.0", host, CLOSE],
    "an older version": ["GET /faq", host, CLOSE],
  };
  for (const [shape, lines] of Object.entries(shapes)) {
    const { status, headers, body } = await rawRequest(door, lines);
    expect(status, shape).toBe(400);
    expect(headers["connection"], shape).toBe("close");
    expect(body, shape).not.toContain("HTTP/1.1 ");
  }
});

test("TRACE, CONNECT and other unusual methods are refused", async ({ brand }) => {
  const door = edgeDoor(brand);
  const host = `Host: ${door.host}`;
  const echoed = await rawRequest(door, ["TRACE /faq HTTP/1.1", host, "X-Private: canary", CLOSE]);
  expect([echoed.status, echoed.body.includes("canary")]).toEqual([405, false]);
  expect((await rawRequest(door, ["OPTIONS * HTTP/1.1", host, CLOSE])).status).toBe(400);
  expect((await rawRequest(door, ["GET /faq HTTP/1.1", host, "Expect: all", CLOSE])).status).toBe(417);
});
