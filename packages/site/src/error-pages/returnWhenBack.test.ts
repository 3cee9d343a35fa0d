import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { returnWhenBack } from "./returnWhenBack.ts";

describe("returnWhenBack", () => {
  let server: Server;
  let status = 503;
  const requests: string[] = [];
  beforeEach(async () => {
    requests.length = 0;
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.writeHead(status, { location: "/elsewhere" }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const run = async () => {
    // An IP listener's address is always an AddressInfo.
    const { port } = server.address() as AddressInfo;
    const reload = vi.fn();
    const href = `http://127.0.0.1:${port}/konto/hjem?a=1`;
    await returnWhenBack({ href, reload }, AbortSignal.timeout(5_000));
    return reload.mock.calls.length;
  };

  it.each([502, 503, 504])("does not reload while the address answers %i", async (failed) => {
    status = failed;
    expect(await run()).toBe(0);
    expect(requests).toEqual(["HEAD /konto/hjem?a=1"]);
  });

  it.each([200, 307, 404])(
    "reloads once when the address answers %i, and follows no redirect itself",
    async (back) => {
      status = back;
      expect(await run()).toBe(1);
      expect(requests).toHaveLength(1);
    },
  );
});
