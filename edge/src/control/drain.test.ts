import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { call } from "../../testing/exchangeOverHttp.ts";
import { startTestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";
import { documentOf } from "../../testing/pageDouble.ts";
import { until } from "../../testing/until.ts";

describe("the end of the process", () => {
  it("finishes running answers, closes connections and is no longer ready", async () => {
    const test = await startTestEdge();
    let finish: (() => void) | undefined;
    test.app.handle = (_, response) => {
      finish = () => answer(response, 200, { "content-type": "text/html" }, documentOf("late"));
    };
    const agent = new Agent({ keepAlive: true });
    const idle = connect(test.edge.port, "127.0.0.1");
    const idleEnded = new Promise((resolve) => idle.on("close", resolve));
    const late = new Promise<IncomingMessage>((resolve) => {
      get(
        { port: test.edge.port, host: "127.0.0.1", path: "/faq", agent, headers: { host: "fjord.dk" } },
        resolve,
      );
    });
    await until(() => test.app.callsTo("/da/faq").length === 1);
    const stopped = test.stop();
    const ready = await call(test.edge.controlPort, "/_ready", { host: "127.0.0.1" });
    expect(ready.status).toBe(503);
    await idleEnded;
    await expect(test.get("/faq")).rejects.toThrow(/ECONNREFUSED/);
    finish?.();
    const response = await late;
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe("close");
    response.resume();
    await stopped;
    agent.destroy();
  });

  it("does not wait longer than configured for an answer that never comes", async () => {
    const test = await startTestEdge({ env: { SHUTDOWN_MS: "300" } });
    test.app.handle = () => {};
    const hanging = test.get("/faq").catch((error: Error) => error.message);
    await until(() => test.app.callsTo("/da/faq").length === 1);
    const started = Date.now();
    await test.edge.stop();
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(await hanging).toBe("socket hang up");
    await test.stop();
  });
});
