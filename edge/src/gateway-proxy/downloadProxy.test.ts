import { once } from "node:events";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DOWNLOAD_USER_REPORT } from "@spilhus/contracts/player-account";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

const FILE = `${DOWNLOAD_USER_REPORT.path.replace("{reportId}", "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01")}?format=csv&locale=da`;
const MIB = 1024 * 1024;
const ROW = "24/11/2026 12:00;Indsats;Havnepavillonen;;10,00;1000,00\r\n";
/** Far more than 100,000 rows, so that the buffers of the sockets between do not matter. */
const ROWS = 2_000_000;
const ROWS_AT_ONCE = 500;
/** The buffers of the sockets and of the edge. */
const MOST_HELD = 32 * MIB;

describe("a statement's file (R2.51)", () => {
  let test: TestEdge;
  let producedRows = 0;
  beforeEach(async () => {
    test = await startTestEdge();
    producedRows = 0;
  });
  afterEach(() => test.stop());

  function* parts(): Generator<string, void> {
    const part = ROW.repeat(ROWS_AT_ONCE);
    while (producedRows < ROWS) {
      producedRows += ROWS_AT_ONCE;
      yield part;
    }
  }

  /** Answers as the gateway does: a next part when the one before was taken. */
  function produce(response: ServerResponse): void {
    response.setHeader("content-type", "text/csv; charset=utf-8");
    response.setHeader("content-disposition", 'attachment; filename="kontoudskrift.csv"');
    const file = Readable.from(parts(), { objectMode: false });
    response.on("close", () => file.destroy());
    file.pipe(response);
  }

  const download = async (headers: Record<string, string> = {}) => {
    const outgoing = request({
      ...{ port: test.edge.port, host: "127.0.0.1", path: FILE, agent: false },
      headers: { host: "fjord.dk", ...headers },
    }).end();
    // `once` gives what the event carries.
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    return incoming;
  };
  const handle = (respond: (response: ServerResponse) => void) => {
    test.gateway.handle = (incoming, response) =>
      incoming.url === FILE ? respond(response) : answer(response, 404, {});
  };
  /** Waits until the gateway produces nothing more; other visitors are served meanwhile. */
  async function settled(): Promise<void> {
    for (let before = -1; before !== producedRows;) {
      before = producedRows;
      for (let visit = 0; visit < 50; visit += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after another is what takes time
        expect((await test.get("/faq")).status).toBe(200);
      }
    }
  }

  it(
    "of any length comes whole through an edge that holds only a little of it",
    { timeout: 60_000 },
    async () => {
      handle(produce);
      const incoming = await download();
      expect([incoming.statusCode, incoming.headers["content-disposition"]]).toEqual([
        200,
        'attachment; filename="kontoudskrift.csv"',
      ]);
      expect(incoming.headers["cache-control"]).toBe("no-store");
      let [bytes, mostHeld] = [0, 0];
      incoming.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        mostHeld = Math.max(mostHeld, producedRows * ROW.length - bytes);
      });
      await once(incoming, "end");
      expect(bytes).toBe(ROWS * ROW.length);
      expect(bytes).toBeGreaterThan(100 * MIB);
      expect(mostHeld).toBeLessThan(MOST_HELD);
    },
  );

  it("is read from the gateway no faster than its client reads", { timeout: 60_000 }, async () => {
    handle(produce);
    const incoming = await download();
    incoming.pause();
    await settled();
    expect(producedRows * ROW.length).toBeLessThan(MOST_HELD);
    incoming.resume();
    let bytes = 0;
    incoming.on("data", (chunk: Buffer) => (bytes += chunk.length));
    await once(incoming, "end");
    expect(bytes).toBe(ROWS * ROW.length);
  });

  it("is no longer produced once its client has left", { timeout: 60_000 }, async () => {
    const left = new Promise<void>((resolve) => {
      handle((response) => {
        response.on("close", resolve);
        produce(response);
      });
    });
    const incoming = await download();
    incoming.destroy();
    await left;
    expect(producedRows).toBeLessThan(ROWS);
    expect(test.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("that the gateway breaks off does not look whole", async () => {
    handle((response) => {
      response.writeHead(200, { "content-type": "text/csv" });
      response.write(ROW, () => response.socket?.resetAndDestroy());
    });
    const incoming = await download();
    const ended = once(incoming, "end");
    incoming.resume();
    await expect(ended).rejects.toThrow("aborted");
  });

  it("that the gateway refuses is an error as any other call's", async () => {
    const body = '{"error":{"code":"not-signed-in","message":"x","statusCode":401}}';
    handle((response) => answer(response, 401, { "content-type": "application/json" }, body));
    const { status, text } = await test.get(FILE);
    expect([status, text]).toEqual([401, body]);
    const posted = await test.get(FILE, { method: "POST" });
    expect(posted.status).toBe(401);
  });

  it("has a head without a body", async () => {
    handle(produce);
    const { status, bytes, headers } = await test.get(FILE, { method: "HEAD" });
    expect([status, bytes.length, headers["content-type"]]).toEqual([200, 0, "text/csv; charset=utf-8"]);
  });

  it("is refused to a client that holds four others, and to nobody else", { timeout: 60_000 }, async () => {
    handle(produce);
    const held = await Promise.all([download(), download(), download(), download()]);
    const fifth = await test.get(FILE);
    expect([fifth.status, fifth.headers["retry-after"]]).toEqual([429, "10"]);
    expect((await test.get("/gateway/games/public/winners")).status).toBe(404);
    for (const incoming of held) incoming.destroy();
    while ((await test.get(FILE, { method: "HEAD" })).status === 429) continue;
    expect((await test.get(FILE, { method: "HEAD" })).status).toBe(200);
  });
});
