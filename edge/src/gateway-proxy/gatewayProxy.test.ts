import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer, type Handler } from "../../testing/upstreamDouble.ts";

const CALL = "/gateway/games/public/winners";
type Response = Parameters<Handler>[1];

describe("calls to the gateway", () => {
  let test: TestEdge;
  beforeEach(async () => {
    test = await startTestEdge();
  });
  afterEach(() => test.stop());

  const handle = (response: (response: Response) => void) => {
    test.gateway.handle = (_, outgoing) => response(outgoing);
  };

  it("carry method, query, body and the brand of the host", async () => {
    let received = "";
    test.gateway.handle = (request, response) => {
      request.setEncoding("utf8").on("data", (chunk: string) => (received += chunk));
      request.on("end", () =>
        answer(response, 201, { "content-type": "application/json", total: "3" }, '{"ok":true}'),
      );
    };
    const posted = await test.get("/gateway/tracking/api/public/event?x=1", {
      host: "eng.dk",
      method: "POST",
      headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
      body: '{"event_name":"e"}',
    });
    expect([posted.status, posted.text, posted.headers["total"]]).toEqual([201, '{"ok":true}', "3"]);
    expect(received).toBe('{"event_name":"e"}');
    const call = test.gateway.callsTo("/gateway/tracking/api/public/event?x=1")[0];
    expect(call?.headers).toMatchObject({ "x-brand": "eng", "x-requested-with": "XMLHttpRequest" });
  });

  it.each([
    "/gateway",
    "/gateway/public/x",
    "/gateway/games/winners",
    "/gateway/games/management/spaces",
    "/gateway/games/public",
    "/gateway/games/public/",
    "/gateway/games/public/../management",
    "/gateway/cdn/stories",
    "/gateway/GAMES/public/x",
    "/gateway//public/x",
  ])("do not exist at %s", async (path) => {
    const before = test.gateway.requests.length;
    const missing = await test.get(path);
    expect([400, 404]).toContain(missing.status);
    expect(JSON.parse(missing.text).error.requestId).toEqual(expect.any(String));
    expect(test.gateway.requests.length).toBe(before);
  });

  it("are not kept by anyone unless the gateway says so", async () => {
    handle((response) => answer(response, 200, { "content-type": "application/json" }, "{}"));
    expect((await test.get(CALL)).headers["cache-control"]).toBe("no-store");
    handle((response) =>
      answer(
        response,
        200,
        { "content-type": "application/json", "cache-control": "public, max-age=10" },
        "{}",
      ),
    );
    expect((await test.get(CALL)).headers["cache-control"]).toBe("public, max-age=10");
  });

  it("get only headers meant for browsers, and long answers compressed", async () => {
    const long = JSON.stringify({ rows: Array.from({ length: 500 }, (_, row) => ({ row })) });
    handle((response) =>
      answer(
        response,
        200,
        {
          "content-type": "application/json",
          etag: '"a"',
          server: "x",
          "access-control-allow-origin": "*",
          "content-security-policy": "none",
          "content-disposition": 'attachment; filename="a.csv"',
          "set-cookie": ["a=1", "b=2"],
        },
        long,
      ),
    );
    const { headers, text, bytes } = await test.get(CALL, { headers: { "accept-encoding": "gzip, br" } });
    expect(text).toBe(long);
    expect(bytes.length).toBeLessThan(long.length / 2);
    expect(headers).toMatchObject({ "content-encoding": "br", etag: 'W/"a"', "set-cookie": ["a=1", "b=2"] });
    // Without it a browser would show a file as a page, and name it after the call.
    expect(headers["content-disposition"]).toBe('attachment; filename="a.csv"');
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("send the browser where the gateway says, such as to MitID (R1.02)", async () => {
    const location = "https://mitid.example/authorize?state=x";
    handle((response) => answer(response, 302, { location, "set-cookie": ["a=1"] }, ""));
    const { status, headers } = await test.get(CALL);
    expect(status).toBe(302);
    expect(headers).toMatchObject({ location, "set-cookie": ["a=1"] });
  });

  it("pass its own errors on as they are", async () => {
    const body = '{"error":{"code":"rate-limited","message":"x","statusCode":429}}';
    handle((response) =>
      answer(response, 429, { "content-type": "application/json", "retry-after": "7" }, body),
    );
    const limited = await test.get(CALL);
    expect([limited.status, limited.text, limited.headers["retry-after"]]).toEqual([429, body, "7"]);
  });

  it.each([
    [
      "text on 500",
      502,
      (response: Response) => answer(response, 500, { "content-type": "text/plain" }, "stack"),
    ],
    ["a reset", 502, (response: Response) => response.socket?.resetAndDestroy()],
  ])("get JSON for %s", async (_, status, response) => {
    handle(response);
    const failed = await test.get(CALL);
    expect(failed.status).toBe(status);
    expect(JSON.parse(failed.text).error).toMatchObject({
      code: "upstream-failed",
      statusCode: status,
      message: "Internal Server Error",
    });
  });

  it("get JSON within 5 s when the gateway hangs, while pages go on", { timeout: 20_000 }, async () => {
    handle(() => {});
    const started = Date.now();
    const hanging = test.get(CALL);
    expect((await test.get("/faq")).status).toBe(200);
    const { status, text } = await hanging;
    expect([status, JSON.parse(text).error.code]).toEqual([504, "upstream-timeout"]);
    expect(Date.now() - started).toBeLessThan(12_000);
  });
});
