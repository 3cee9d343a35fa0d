import { LatestBuildSchema } from "@spilhus/contracts";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "./apiError.ts";
import { request, type Call } from "./request.ts";
import { plannedServer, type Planned } from "../../testing/plannedServer.ts";

const BUILD = { id: "b1", timestamp: 1 };
let server: Awaited<ReturnType<typeof plannedServer>>;
const planned = async (plan: Record<string, Planned>) => {
  server = await plannedServer(plan);
};
const ask = (call: Partial<Call<typeof BUILD>> = {}, timeoutMs = 5_000) =>
  request(
    { fetch, origin: server.origin, timeoutMs },
    { path: "/build", answer: LatestBuildSchema, ...call },
  );
const problem = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => expect.unreachable("The call should have failed."),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
  );

describe("request", () => {
  afterEach(() => server.close());

  it("sends the XMLHttpRequest marker and accepts JSON (R7.01)", async () => {
    await planned({ "GET /build": { body: JSON.stringify(BUILD) } });
    expect(await ask()).toEqual(BUILD);
    expect(server.received[0]?.headers).toMatchObject({
      accept: "application/json",
      "x-requested-with": "XMLHttpRequest",
    });
    expect(server.received[0]?.headers["content-type"]).toBeUndefined();
  });

  it("sends credentials (R7.01)", async () => {
    await planned({});
    const options: (RequestInit | undefined)[] = [];
    const spy: typeof fetch = (_, init) => {
      options.push(init);
      return Promise.resolve(Response.json(BUILD));
    };
    await request({ fetch: spy }, { path: "/build", answer: LatestBuildSchema });
    expect(options[0]?.credentials).toBe("include");
  });

  it("sends a body as JSON and leaves undefined query values out", async () => {
    await planned({ "POST /build?brand=fjord&page=2": { body: JSON.stringify(BUILD) } });
    await ask({ method: "POST", query: { brand: "fjord", page: 2, q: undefined }, body: { a: 1 } });
    expect(server.received[0]?.body).toBe('{"a":1}');
    expect(server.received[0]?.headers["content-type"]).toBe("application/json");
  });

  it("sends the idempotency key of a call that has one", async () => {
    await planned({ "POST /build": { body: JSON.stringify(BUILD) } });
    await ask({ method: "POST", idempotencyKey: "8b6f6f3e" });
    expect(server.received[0]?.headers["idempotency-key"]).toBe("8b6f6f3e");
  });

  it("sends a change without a body as JSON, which no form of another site can", async () => {
    await planned({ "DELETE /build": { body: JSON.stringify(BUILD) } });
    await ask({ method: "DELETE" });
    expect(server.received[0]?.headers["content-type"]).toBe("application/json");
    expect(server.received[0]?.body).toBe("{}");
  });

  it("keeps the service's own code, message and request id of an error", async () => {
    const error = {
      code: "game-unknown",
      message: "There is no such game.",
      statusCode: 404,
      requestId: "r-1",
    };
    await planned({ "GET /build": { status: 404, body: JSON.stringify({ error }) } });
    expect(await problem(ask())).toMatchObject({
      code: "refused",
      status: 404,
      reason: "game-unknown",
      requestId: "r-1",
      message: "GET /build answered 404: There is no such game.",
    });
  });

  it("reads an error that is not ours, with the request id from the header", async () => {
    const headers = { "x-request-id": "r-2" };
    await planned({ "GET /build": { status: 502, headers, body: "<html>Bad gateway</html>" } });
    expect(await problem(ask())).toMatchObject({
      code: "refused",
      status: 502,
      requestId: "r-2",
      reason: undefined,
    });
  });

  it.each([
    ["not JSON", "<html>"],
    ["empty", ""],
    ["of another shape", '{"id":1}'],
  ])("calls an answer that is %s unreadable and keeps the cause", async (_, body) => {
    await planned({ "GET /build": { body } });
    const error = await problem(ask());
    expect(error).toMatchObject({ code: "unreadable", status: 200 });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it("ends a call after the timeout", async () => {
    await planned({ "GET /build": { hang: true } });
    expect(await problem(ask({}, 50))).toMatchObject({
      code: "timeout",
      message: "GET /build took too long.",
    });
  });

  it("ends a call that the caller aborts", async () => {
    await planned({ "GET /build": { hang: true } });
    const controller = new AbortController();
    const answer = problem(ask({ signal: controller.signal }));
    controller.abort();
    expect((await answer).code).toBe("aborted");
  });

  it("reports a service that is down", async () => {
    await planned({});
    const gone = server.origin;
    await server.close();
    const answer = request({ fetch, origin: gone }, { path: "/build", answer: LatestBuildSchema });
    expect(await problem(answer)).toMatchObject({
      code: "network",
      message: "GET /build could not be reached.",
    });
  });

  it("calls onUnauthorized for a 401, and fails (R8.01)", async () => {
    await planned({ "GET /build": { status: 401 }, "GET /other": { status: 403 } });
    const told: ApiError[] = [];
    const transport = { fetch, origin: server.origin, onUnauthorized: (error: ApiError) => told.push(error) };
    const error = await problem(request(transport, { path: "/build", answer: LatestBuildSchema }));
    expect(error).toMatchObject({ code: "refused", status: 401 });
    await problem(request(transport, { path: "/other", answer: LatestBuildSchema }));
    expect(told).toEqual([error]);
  });

  it("returns the figures and times of a refusal", async () => {
    const details = { leftOre: 40_000, until: "2026-12-01T09:00:00Z", isFinal: false, fitsAt: null };
    const error = { code: "over-limit", message: "No.", statusCode: 422, details };
    await planned({ "GET /build": { status: 422, body: JSON.stringify({ error }) } });
    expect(await problem(ask())).toMatchObject({ reason: "over-limit", details });
  });

  it("returns the problems of fields and the time to wait", async () => {
    const fields = [{ field: "email", id: "emailInvalid" }];
    const error = { code: "invalid-request", message: "No.", statusCode: 400, fields };
    await planned({
      "GET /build": { status: 400, headers: { "retry-after": "7" }, body: JSON.stringify({ error }) },
    });
    expect(await problem(ask())).toMatchObject({ fields, retryAfterSeconds: 7 });
  });

  describe("in legacy mode", () => {
    const failed = { body: JSON.stringify({ success: false, ...BUILD }) };
    const reporting = async (legacy: boolean) => {
      const reported: ApiError[] = [];
      const transport = { fetch, origin: server.origin, report: (error: ApiError) => reported.push(error) };
      const answer = request(transport, { path: "/build", answer: LatestBuildSchema, legacy });
      return { answer, reported };
    };

    it("throws and reports an answer without success (R8.03)", async () => {
      await planned({ "GET /build": failed });
      const { answer, reported } = await reporting(true);
      const error = await problem(answer);
      expect(error).toMatchObject({
        code: "monolith",
        status: 200,
        message: "Monolith request failed. Success is false.",
      });
      expect(reported).toEqual([error]);
    });

    it("accepts an answer with success, or without the field", async () => {
      await planned({ "GET /build": { body: JSON.stringify({ success: true, ...BUILD }) } });
      const { answer, reported } = await reporting(true);
      expect(await answer).toEqual(BUILD);
      expect(reported).toEqual([]);
    });

    it("is off by default: success is an ordinary field (R8.03)", async () => {
      await planned({ "GET /build": failed });
      const { answer } = await reporting(false);
      expect(await answer).toEqual(BUILD);
    });
  });

  it("reports an answer that breaks its contract", async () => {
    await planned({ "GET /build": { body: "{}" } });
    const reported: ApiError[] = [];
    const transport = { fetch, origin: server.origin, report: (error: ApiError) => reported.push(error) };
    const error = await problem(request(transport, { path: "/build", answer: LatestBuildSchema }));
    expect(reported).toEqual([error]);
  });
});
