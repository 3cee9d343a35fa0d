import { randomUUID } from "node:crypto";
import { edgeDoor } from "../doors/door.ts";
import { expect, test } from "../fixtures/test.ts";
import { rawRequest, type RawAnswer } from "../security/rawRequest.ts";

const EVIL = "evil.example";
const HEADERS = [
  `X-Forwarded-Host: ${EVIL}`,
  `X-Forwarded-Prefix: /${EVIL}`,
  `X-Original-URL: /${EVIL}`,
  `X-Rewrite-URL: /${EVIL}`,
  `Forwarded: host=${EVIL};proto=https`,
  `Next-Url: /${EVIL}`,
  `Next-Router-State-Tree: %5B%22${EVIL}%22%5D`,
  "Next-Router-Prefetch: 1",
  "Next-Router-Segment-Prefetch: /_tree",
  "RSC: 1",
  "X-Middleware-Prefetch: 1",
  "X-Nextjs-Data: 1",
  `X-Prerender-Revalidate: ${EVIL}`,
  "Accept: application/json",
  "Accept: text/x-component",
  `Accept-Language: ${EVIL}`,
  "Range: bytes=0-10",
  `Cookie: locale=${EVIL}`,
  "Cookie: locale=en",
  "Cookie: __prerender_bypass=0123456789abcdef0123456789abcdef",
  "Cookie: consent=v1.111; exp_hero=b",
  `X-Request-Id: ${EVIL}`,
  `Referer: https://${EVIL}/`,
  "If-None-Match: *",
] as const;

test("the first request for a page cannot change what the next visitor sees", async ({ brand }) => {
  test.setTimeout(60_000);
  const door = edgeDoor(brand);
  const ask = (path: string, ...more: readonly string[]) =>
    rawRequest(door, [`GET ${path} HTTP/1.1`, `Host: ${door.host}`, ...more, "Connection: close"]);
  const plain = (path: string) => ask(path, "Accept: text/html", "Accept-Encoding: identity");
  const looks = ({ status, headers, body }: RawAnswer) => ({
    status,
    type: headers["content-type"],
    encoding: headers["content-encoding"],
    caching: headers["cache-control"],
    cookie: headers["set-cookie"],
    danish: body.includes('<html lang="da"'),
    whole: body.trimEnd().endsWith("</html>"),
    evil: (JSON.stringify(headers) + body).includes(EVIL),
  });
  const expected = {
    status: 200,
    type: "text/html; charset=utf-8",
    encoding: undefined,
    caching: "private, no-cache",
    cookie: undefined,
    danish: true,
    whole: true,
    evil: false,
  };
  for (const header of HEADERS) {
    // An address that is not cached yet: the answer to this request is what gets cached.
    const path = `/spiloversigt?q=${randomUUID()}`;
    const first = await ask(path, header);
    expect(JSON.stringify(first.headers) + first.body, header).not.toContain(EVIL);
    expect(looks(await plain(path)), header).toEqual(expected);
  }
});
