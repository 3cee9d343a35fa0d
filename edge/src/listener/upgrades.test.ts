import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { rawRequest, statusOf } from "../../testing/rawRequest.ts";
import { send } from "../respond/send.ts";
import { createSite } from "../sites/site.ts";
import { SiteDirectory } from "../sites/siteDirectory.ts";
import { createUpstream } from "../upstream/upstream.ts";
import { createPublicServer, type PublicServer } from "./publicServer.ts";

const UPGRADE = (path: string) => [
  `GET ${path} HTTP/1.1`,
  "Host: fjord.dk",
  "Connection: Upgrade",
  "Upgrade: websocket",
];

let server: PublicServer["server"];
let port: number;
beforeEach(async () => {
  const directory = new SiteDirectory([
    createSite(testBrand("fjord"), createUpstream("http://127.0.0.1:9", 1_000)),
  ]);
  ({ server } = createPublicServer({
    directory,
    isTrustedProxy: undefined,
    publicPort: () => 0,
    log: () => {},
    idleMs: 300,
    endpoints: {
      own: new Map(),
      pages: {
        methods: ["GET"],
        handle: (exchange) => send(exchange, 200, ["Connection", "close"], Buffer.from("page")),
      },
    },
    upgrades: [
      {
        accepts: ({ url }) => url === "/echo",
        handle(_, socket, first) {
          socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n");
          socket.write(first);
          socket.pipe(socket);
        },
      },
    ],
  }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo); // an IP listener's address
});
afterEach(() => void server.close());

describe("an upgrade", () => {
  it("that nobody accepts is answered like a plain request", async () => {
    const answer = await rawRequest(port, UPGRADE("/other"));
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/page$/);
  });

  it("is out of the reach of the time limits of requests", async () => {
    const upgraded = connect(port, "127.0.0.1").setEncoding("latin1");
    upgraded.write(`${UPGRADE("/echo").join("\r\n")}\r\n\r\n`);
    expect(String((await once(upgraded, "data"))[0])).toMatch(/^HTTP\/1\.1 101 /);
    const idle = connect(port, "127.0.0.1").resume();
    await once(idle, "close");
    upgraded.write("still here");
    expect(await once(upgraded, "data")).toEqual(["still here"]);
    upgraded.destroy();
  });
});
