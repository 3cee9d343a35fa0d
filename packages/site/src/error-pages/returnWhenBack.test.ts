import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { returnWhenBack } from "./returnWhenBack.ts";

describe("the page of an account that cannot be shown", () => {
  let server: Server;
  let status = 503;
  const asked: string[] = [];
  beforeEach(async () => {
    asked.length = 0;
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(status, { location: "/elsewhere" }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = async () => {
    // An IP listener's address is always an AddressInfo.
    const { port } = server.address() as AddressInfo;
    const reload = vi.fn();
    const href = `http://127.0.0.1:${port}/konto/hjem?a=1`;
    await returnWhenBack({ href, reload }, AbortSignal.timeout(5_000));
    return reload.mock.calls.length;
  };

  it.each([502, 503, 504])("stays while its address answers %i", async (failed) => {
    status = failed;
    expect(await ask()).toBe(0);
    expect(asked).toEqual(["HEAD /konto/hjem?a=1"]);
  });

  it.each([200, 307, 404])(
    "is loaded again once its address answers %i, and goes nowhere by itself",
    async (back) => {
      status = back;
      expect(await ask()).toBe(1);
      expect(asked).toHaveLength(1);
    },
  );
});
