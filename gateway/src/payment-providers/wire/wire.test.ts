import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { openWire, outcomeOf } from "./index.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serverOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
    return once(server, "close");
  });
  // A TCP server's address is never a pipe's name.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const SCHEMA = z.object({ id: z.string() });
const reading = {
  schema: SCHEMA,
  refusal: (text: string) => (text === "" ? undefined : text),
  read: ({ id }: z.infer<typeof SCHEMA>) => (id === "" ? undefined : { value: id }),
};

describe("a call to a provider", () => {
  it("sends method, path below the address, headers and body, and follows no redirect", async () => {
    const seen: unknown[] = [];
    const address = await serverOf((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      incoming.setEncoding("utf8").on("data", (body: string) => seen.push(body));
      incoming.on("end", () => {
        seen.push([method, url, headers["x-key"]]);
        outgoing.writeHead(302, { location: "/elsewhere" }).end();
      });
    });
    const call = { method: "POST", path: "/v1/a?b=c", headers: { "x-key": "k" }, body: "{}" } as const;
    expect(await openWire(`${address}/base/`)(call)).toEqual({ status: 302, text: "" });
    expect(seen).toEqual(["{}", ["POST", "/base/v1/a?b=c", "k"]]);
  });

  it("has no answer when nobody listens, when the connection breaks and when it takes too long", async () => {
    const [broken, silent] = await Promise.all([
      serverOf((incoming) => incoming.socket.destroy()),
      serverOf(() => undefined),
    ]);
    const deadlines = { connectMs: 100, answerMs: 100 };
    for (const address of ["http://127.0.0.1:1", broken, silent]) {
      const answer = await openWire(address, deadlines)({ method: "GET", path: "/" });
      expect(answer).toEqual({ status: "none", reason: expect.stringMatching(/^[A-Za-z_]+$/) });
    }
  });

  it("has no answer when it trickles beyond its deadline", async () => {
    const address = await serverOf((_incoming, outgoing) => {
      outgoing.writeHead(200);
      const trickle = setInterval(() => outgoing.write(" "), 20);
      outgoing.once("close", () => clearInterval(trickle));
    });
    const answer = await openWire(address, { connectMs: 100, answerMs: 100 })({ method: "GET", path: "/" });
    expect(answer).toMatchObject({ status: "none" });
  });

  it("reads 1 MiB and no more", async () => {
    const address = await serverOf((incoming, outgoing) =>
      outgoing.end("x".repeat(1024 * 1024 + (incoming.url === "/more" ? 1 : 0))),
    );
    const wire = openWire(address);
    expect(await wire({ method: "GET", path: "/" })).toMatchObject({ status: 200 });
    expect(await wire({ method: "GET", path: "/more" })).toEqual({ status: "none", reason: "TooLong" });
  });
});

it.each([
  [
    { status: 200, text: '{"id":"a"}' },
    { outcome: "done", value: "a" },
  ],
  [
    { status: 201, text: '{"id":"a"}' },
    { outcome: "done", value: "a" },
  ],
  [
    { status: 200, text: "" },
    { outcome: "unknown", reason: "unreadable-answer" },
  ],
  [
    { status: 200, text: '{"id":1}' },
    { outcome: "unknown", reason: "unreadable-answer" },
  ],
  [
    { status: 200, text: '{"id":""}' },
    { outcome: "unknown", reason: "unreadable-answer" },
  ],
  [
    { status: 302, text: "" },
    { outcome: "unknown", reason: "status-302" },
  ],
  [
    { status: 400, text: "too-much" },
    { outcome: "refused", reason: "too-much" },
  ],
  [
    { status: 422, text: "" },
    { outcome: "refused", reason: "status-422" },
  ],
  [
    { status: 408, text: "x" },
    { outcome: "unknown", reason: "status-408" },
  ],
  [
    { status: 429, text: "x" },
    { outcome: "unknown", reason: "status-429" },
  ],
  [
    { status: 500, text: "x" },
    { outcome: "unknown", reason: "status-500" },
  ],
  [
    { status: "none", reason: "Aborted" },
    { outcome: "unknown", reason: "Aborted" },
  ],
] as const)("%j is %j", (answer, outcome) => {
  expect(outcomeOf(answer, reading)).toEqual(outcome);
});
