import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { rawRequest } from "../../testing/rawRequest.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { enableWholeAnswers, sendWhole } from "./wholeAnswer.ts";

const ask = (method: string, version: string, more: readonly string[] = []) => [
  `${method} /faq HTTP/${version}`,
  "Host: fjord.dk",
  ...more,
];
const CLOSE = "Connection: close";

/** Header lines of the answers that came over one connection, in their order. */
const headsOf = (bytes: string) =>
  bytes
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .map((answer) => answer.slice(0, answer.indexOf("\r\n\r\n")).split("\r\n"));

const ofTheConnection = /^(?:Date|Connection|Keep-Alive): /;

describe("a kept answer", () => {
  let test: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge();
    test.pages.padding = "x".repeat(2_000);
    await test.get("/faq");
  });
  afterAll(() => test.stop());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Asks on one connection, all at once; the last one closes it. */
  const pipelined = (...requests: readonly (readonly string[])[]) =>
    rawRequest(
      test.edge.port,
      requests.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines])),
    );

  /** Counts the answers to `ask` whose head Node writes from now on; the servers behind the edge run in this process too. */
  const countWrittenHeads = () => {
    const writeHead = vi.spyOn(ServerResponse.prototype, "writeHead");
    return () =>
      writeHead.mock.contexts.filter(
        (response) =>
          response instanceof ServerResponse &&
          response.req.url === "/faq" &&
          response.req.headers.host === "fjord.dk",
      ).length;
  };

  it("is sent in one piece with the headers that Node would send", async () => {
    const heads = headsOf(await pipelined(ask("GET", "1.1"), ask("GET", "1.1", [CLOSE])));
    expect(heads).toHaveLength(2);
    const [whole = [], written = []] = heads;
    expect(whole).toContain("Connection: keep-alive");
    expect(whole).toContain("Keep-Alive: timeout=65");
    expect(written).toContain(CLOSE);
    const said = (head: readonly string[]) => head.filter((line) => !ofTheConnection.test(line));
    expect(said(whole)).toEqual(said(written));
    expect(said(whole)[0]).toBe("HTTP/1.1 200 OK");
  });

  it("does not pass through writeHead again", async () => {
    const writtenHeads = countWrittenHeads();
    await pipelined(ask("GET", "1.1"), ask("GET", "1.1"), ask("GET", "1.1", [CLOSE]));
    expect(writtenHeads()).toBe(1);
  });

  it("keeps its place among others on the connection", async () => {
    const [, tag = ""] = /ETag: ("[^"]+")/.exec(await pipelined(ask("GET", "1.1", [CLOSE]))) ?? [];
    const bytes = await pipelined(
      ask("GET", "1.1"),
      ask("HEAD", "1.1"),
      ask("GET", "1.1", [`If-None-Match: ${tag}`]),
      ask("GET", "1.1"),
      ask("GET", "1.1", [CLOSE]),
    );
    expect(headsOf(bytes).map(([line]) => line)).toEqual([
      "HTTP/1.1 200 OK",
      "HTTP/1.1 200 OK",
      "HTTP/1.1 304 Not Modified",
      "HTTP/1.1 200 OK",
      "HTTP/1.1 200 OK",
    ]);
    expect(bytes.match(/canary\[fjord\|\/da\/faq\|html\|v1\]x{2000}<\/main>/g)).toHaveLength(3);
  });

  it("has the date of each answer", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1, 12) });
    const first = await pipelined(ask("GET", "1.1"), ask("GET", "1.1", [CLOSE]));
    vi.setSystemTime(Date.UTC(2026, 0, 1, 12, 0, 7));
    const later = await pipelined(ask("GET", "1.1"), ask("GET", "1.1", [CLOSE]));
    expect(headsOf(first)[0]).toContain("Date: Thu, 01 Jan 2026 12:00:00 GMT");
    expect(headsOf(later)[0]).toContain("Date: Thu, 01 Jan 2026 12:00:07 GMT");
  });

  it("is written by Node for a client of HTTP/1.0, whose connection ends with it", async () => {
    const writtenHeads = countWrittenHeads();
    const [head = []] = headsOf(await pipelined(ask("GET", "1.0")));
    expect(head[0]).toBe("HTTP/1.1 200 OK");
    expect(head).toContain(CLOSE);
    expect(writtenHeads()).toBe(1);
  });

  it("carries no cookie of one visitor into the next answer", async () => {
    const heads = headsOf(
      await pipelined(
        ask("GET", "1.1", ["Cookie: consent=v1.010"]),
        ask("GET", "1.1"),
        ask("GET", "1.1", [CLOSE]),
      ),
    );
    expect(heads).toHaveLength(3);
    expect(heads[0]?.join("\n")).toContain("Set-Cookie: visitor_id=");
    for (const head of heads.slice(1)) expect(head.join("\n")).not.toContain("Set-Cookie");
  });
});

it.each([
  ["X-Note", "one\r\nSet-Cookie: a=b"],
  ["X Note", "one"],
])("refuses a header that would not stay one line: %j", (name, value) => {
  const request = new IncomingMessage(new Socket());
  request.httpVersionMinor = 1;
  const response = new ServerResponse(request);
  response.shouldKeepAlive = true;
  enableWholeAnswers(true);
  expect(() => sendWhole(response, 200, [name, value], Buffer.from("body"))).toThrow(TypeError);
  expect(response.headersSent).toBe(false);
});

it("is left to Node while the self-test has not passed", () => {
  const request = new IncomingMessage(new Socket());
  request.httpVersionMinor = 1;
  const response = new ServerResponse(request);
  response.shouldKeepAlive = true;
  enableWholeAnswers(false);
  expect(sendWhole(response, 200, ["X-Note", "one"], Buffer.from("body"))).toBe(false);
  expect(response.headersSent).toBe(false);
  enableWholeAnswers(true);
});
