import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePorts } from "../local/freePorts.ts";
import { startNginx, type RunningNginx } from "../local/startNginx.ts";
import { startEdgeDouble, type EdgeDouble } from "../../testing/edgeDouble.ts";
import { askHttp2, openHttp2 } from "../../testing/http2.ts";
import { askPlain, askTls, openTls, statusOf } from "../../testing/rawTls.ts";
import { testBrand } from "../../testing/testBrands.ts";

const NAME = "fjord.localhost";
const CLOSE = "Connection: close";

describe("nginx before the edge", { timeout: 20_000 }, () => {
  let edge: EdgeDouble;
  let nginx: RunningNginx;
  let http = 0;
  let https = 0;
  beforeAll(async () => {
    edge = await startEdgeDouble();
    [http = 0, https = 0] = await freePorts(2);
    nginx = await startNginx({
      brands: [testBrand("fjord"), testBrand("eng")],
      domains: "local",
      edge: edge.address,
      httpPort: http,
      httpsPort: https,
    });
  });
  afterAll(() => Promise.all([nginx.stop(), edge.stop()]));
  beforeEach(() => {
    edge.seen.length = 0;
    edge.answer = (response) => response.end("edge");
  });

  const host = () => `Host: ${NAME}:${https}`;
  const ask = (lines: readonly string[], body?: string) => askTls(https, NAME, [...lines, CLOSE], body);

  it("tells the edge who the visitor is, and nothing the visitor says of itself", async () => {
    await ask([
      ...["GET /faq HTTP/1.1", host(), "X-Forwarded-For: 6.6.6.6", "X-Forwarded-Proto: http"],
      ...["X-Forwarded-Host: evil.example", "X-Real-IP: 6.6.6.6", "Forwarded: for=6.6.6.6"],
      ...["X-Forwarded-Port: 1", "X-Forwarded-Server: evil", "Proxy: evil", "Cookie: locale=en"],
    ]);
    const { headers } = edge.seen[0] ?? {};
    expect(headers).toEqual({
      host: `${NAME}:${https}`,
      cookie: "locale=en",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-real-ip": "127.0.0.1",
    });
  });

  it("refuses a Host with a port that visitors do not use, which would be written into mails", async () => {
    for (const named of [NAME, `${NAME}:1`, `${NAME}:443`, `${NAME}:${https}0`, `${NAME}:`]) {
      expect(statusOf(await ask(["GET /faq HTTP/1.1", `Host: ${named}`])), named).toBe(400);
    }
    expect(edge.seen).toEqual([]);
    const own = ["GET /faq HTTP/1.1", `Host: ${NAME.toUpperCase()}:${https}`];
    expect(statusOf(await ask(own))).toBe(200);
  });

  it("passes the path on as it was sent", async () => {
    for (const path of ["/a//b", "/%66aq", "/a%5cb", "/faq?x=%2F&&y", "/caf%C3%A9/.", "/a/../b"]) {
      await ask([`GET ${path} HTTP/1.1`, host()]);
      expect(edge.seen.at(-1)?.url).toBe(path);
    }
  });

  it("keeps its connections to the edge", async () => {
    const before = edge.connections();
    for (let index = 0; index < 10; index += 1) await ask(["GET /faq HTTP/1.1", host()]);
    expect(edge.connections() - before).toBeLessThanOrEqual(1);
  });

  const upgrade = (path: string) => [
    ...[`GET ${path} HTTP/1.1`, host(), "Connection: Upgrade", "Upgrade: websocket"],
    ...["Sec-WebSocket-Version: 13", "Origin: https://fjord.localhost"],
  ];

  it("passes the chat's WebSocket on, and what is said on it (R7.18)", async () => {
    const socket = await openTls(https, NAME);
    let said = "";
    socket.setEncoding("latin1").on("data", (text: string) => (said += text));
    socket.write(`${upgrade("/chat/socket").join("\r\n")}\r\n\r\n`);
    await expect.poll(() => said).toMatch(/^HTTP\/1\.1 101 /);
    expect(edge.seen[0]?.headers).toMatchObject({
      connection: "Upgrade",
      upgrade: "websocket",
      origin: "https://fjord.localhost",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
    });
    socket.write("hej");
    await expect.poll(() => said).toMatch(/\r\n\r\nhej$/);
    socket.destroy();
  });

  it.each(["/chat", "/chat/socket?x=1", "/chat/socket/", "/chat/%73ocket", "/faq"])(
    "opens no WebSocket at another address: %s",
    async (path) => {
      await ask(upgrade(path));
      expect(edge.seen[0]?.headers).not.toHaveProperty("upgrade");
      expect(edge.seen[0]?.headers).not.toHaveProperty("connection");
    },
  );

  it("passes the edge's answers on untouched: headers, tags, encodings, errors", async () => {
    edge.answer = (response) => {
      response.writeHead(503, {
        "content-length": 5,
        etag: '"x"',
        "content-encoding": "br",
        "cache-control": "private, no-cache",
      });
      response.end("bytes");
    };
    const answer = await ask(["GET /faq HTTP/1.1", host(), 'If-None-Match: "x"', "Accept-Encoding: gzip"]);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\netag: "x"\r\n/i);
    expect(answer).toMatch(/\r\ncontent-encoding: br\r\n/i);
    expect(answer).toMatch(/bytes$/);
    expect(edge.seen[0]?.headers).toMatchObject({ "if-none-match": '"x"', "accept-encoding": "gzip" });
  });

  it("sends plain requests to TLS, on the same address, and an unknown name nowhere", async () => {
    const answer = await askPlain(http, ["GET /faq?x=1 HTTP/1.1", `Host: ${NAME}:${http}`, CLOSE]);
    expect(statusOf(answer)).toBe(308);
    expect(answer).toContain(`Location: https://${NAME}:${https}/faq?x=1\r\n`);
    const unknown = await askPlain(http, ["GET / HTTP/1.1", "Host: evil.example", CLOSE]);
    expect(statusOf(unknown)).toBe(404);
    expect(unknown).not.toMatch(/location:|fjord|eng\./i);
    expect(edge.seen).toEqual([]);
  });

  it("answers certificate challenges without TLS", async () => {
    const folder = join(nginx.folder, "acme/.well-known/acme-challenge");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "token"), "answer");
    const lines = ["GET /.well-known/acme-challenge/token HTTP/1.1", `Host: ${NAME}`, CLOSE];
    const answer = await askPlain(http, lines);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/answer$/);
  });

  it("shows no certificate to a name no brand has", async () => {
    await expect(openTls(https, "evil.example")).rejects.toThrow(/unrecognized name|handshake failure/i);
    const known = await openTls(https, "eng.localhost");
    expect(known.getPeerCertificate().subjectaltname).toBe("DNS:eng.localhost");
    known.destroy();
  });

  it.each(["TLSv1.2", "TLSv1.3"] as const)("speaks %s", async (version) => {
    const socket = await openTls(https, NAME, { minVersion: version, maxVersion: version });
    expect(socket.getProtocol()).toBe(version);
    socket.destroy();
  });

  it("speaks no older TLS and no cipher without forward secrecy", async () => {
    const old = { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" } as const;
    await expect(openTls(https, NAME, old)).rejects.toThrow(/alert protocol version/);
    const weak = { maxVersion: "TLSv1.2", ciphers: "AES128-GCM-SHA256:AES256-SHA" } as const;
    await expect(openTls(https, NAME, weak)).rejects.toThrow(/alert handshake failure/);
  });

  it("speaks HTTP/2, with the host the visitor asked for", async () => {
    const session = openHttp2(https, NAME);
    const status = await askHttp2(session, { ":path": "/faq", "x-forwarded-for": "6.6.6.6" });
    session.close();
    expect(status).toBe(200);
    expect(edge.seen[0]?.headers).toMatchObject({
      host: `${NAME}:${https}`,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
    });
  });

  it("passes the events of a stream on one by one, while it goes on", async () => {
    const session = openHttp2(https, NAME);
    const stream = session.request({ ":path": "/gateway/games/public/rooms/salen/stream" });
    let text = "";
    edge.answer = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream", "x-accel-buffering": "no" });
      response.write("data: 1\n\n");
      // The second event is sent when the first has come through: held back, neither would.
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        if (text === "data: 1\n\n") response.write("data: 2\n\n");
        if (text.endsWith("data: 2\n\n")) response.end();
      });
    };
    await once(stream, "end");
    session.close();
    expect(text).toBe("data: 1\n\ndata: 2\n\n");
  });

  it("refuses a body above 1 MiB, announced or not, and never writes one to disk", async () => {
    const post = ["POST /gateway/x/public/y HTTP/1.1", host()];
    const announced = await ask([...post, "Content-Length: 1048577"]);
    expect(statusOf(announced)).toBe(413);
    expect(announced).toContain('"code":"body-too-large"');
    expect(edge.seen).toEqual([]);
    await ask([...post, "Content-Length: 1048576"], "a".repeat(1_048_576));
    expect(edge.seen[0]?.body).toBe(1_048_576);
    const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
    await ask([...post, "Transfer-Encoding: chunked"], `${chunk.repeat(16)}0\r\n\r\n`);
    expect(edge.seen[1]).toMatchObject({ body: 1_048_576, headers: { "content-length": "1048576" } });
    const run = join(nginx.folder, "run");
    const written = readdirSync(run, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(written.map(({ name }) => name)).toEqual(["nginx.pid"]);
  });

  it("refuses headers of more than 16 KiB and a line of more than 8", async () => {
    const line = `X-A: ${"a".repeat(9_000)}`;
    expect(statusOf(await ask(["GET /faq HTTP/1.1", host(), line]))).toBe(431);
    expect(statusOf(await ask([`GET /${"a".repeat(9_000)} HTTP/1.1`, host()]))).toBe(414);
    expect(edge.seen).toEqual([]);
  });

  it("answers what it refuses in the edge's form: JSON for calls, one sentence otherwise, no page of its own", async () => {
    for (const lines of [
      ["GET /faq HTTP/1.1", host(), host()],
      ["GET /%00 HTTP/1.1", host()],
      ["GET /%zz HTTP/1.1", host()],
      ["TRACE /faq HTTP/1.1", host()],
      ["GET http://evil.example/ HTTP/1.1", host()],
      ["nonsense"],
    ]) {
      const answer = await ask(lines);
      expect([400, 405], lines[0]).toContain(statusOf(answer));
      expect(answer, lines[0]).not.toMatch(/<html|nginx\/\d/i);
      expect(answer).toMatch(/\r\nStrict-Transport-Security: max-age=63072000\r\n/);
      expect(answer).toMatch(/\r\nX-Request-Id: [\da-f]{32}\r\n/);
    }
    expect(edge.seen).toEqual([]);
  });

  it("logs the path and not the query, with the id the edge gave", async () => {
    edge.answer = (response) => response.writeHead(200, { "x-request-id": "edge-1" }).end();
    await ask(["GET /faq?token=secret HTTP/1.1", host()]);
    const log = readFileSync(join(nginx.folder, "access.log"), "utf8").trim().split("\n");
    expect(JSON.parse(log.at(-1) ?? "")).toMatchObject({ path: "/faq", status: 200, requestId: "edge-1" });
    expect(log.join("")).not.toContain("secret");
  });

  it.each(["/skift-adgangskode/Tok_en-1", "//Skift-adgangskode/Tok_en-1?x=1"])(
    "logs no link that sets a password: %s (R2.31)",
    async (target) => {
      await ask([`GET ${target} HTTP/1.1`, host()]);
      const log = readFileSync(join(nginx.folder, "access.log"), "utf8").trim().split("\n");
      expect(JSON.parse(log.at(-1) ?? "")).toMatchObject({ path: "/skift-adgangskode/-" });
      expect(log.join("")).not.toContain("Tok_en");
    },
  );

  it("closes one brand's site at once when a file says so, and opens it again", async () => {
    const closed = join(nginx.folder, "closed");
    const other = () =>
      askTls(https, "eng.localhost", ["GET / HTTP/1.1", `Host: eng.localhost:${https}`, CLOSE]);
    await mkdir(closed, { recursive: true });
    await writeFile(join(closed, "fjord"), "");
    for (const path of ["/faq", "/gateway/games/public/winners", "/chat/socket"]) {
      const answer = await ask([`GET ${path} HTTP/1.1`, host()]);
      expect(statusOf(answer)).toBe(503);
      expect(answer).toMatch(/\r\nRetry-After: 600\r\n/);
    }
    expect(edge.seen).toEqual([]);
    expect(statusOf(await other())).toBe(200);
    await rm(join(closed, "fjord"));
    expect(statusOf(await ask(["GET /faq HTTP/1.1", host()]))).toBe(200);
  });

  it("has no page of its own for its inner addresses", async () => {
    expect(statusOf(await ask(["GET /_refused/400/text HTTP/1.1", host()]))).toBe(404);
  });

  it("answers 429 to an address that asks too often, and lets it in again after a while", async () => {
    const session = openHttp2(https, NAME);
    const answers: number[] = [];
    for (let round = 0; round < 14; round += 1) {
      const asked = Array.from({ length: 50 }, () => askHttp2(session, { ":path": "/faq" }));
      answers.push(...(await Promise.all(asked)));
    }
    session.close();
    const refused = answers.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    // The burst of 500 is for pages with many files.
    expect(answers.slice(0, 400)).toEqual(Array.from({ length: 400 }, () => 200));
    await expect
      .poll(async () => statusOf(await ask(["GET /faq HTTP/1.1", host()])), { timeout: 5_000 })
      .toBe(200);
  });

  it("says 502 in JSON and tells when to come again, while no edge is there", async () => {
    const [otherHttp = 0, otherHttps = 0, nobody = 0] = await freePorts(3);
    const alone = await startNginx({
      brands: [testBrand("fjord")],
      domains: "local",
      edge: `127.0.0.1:${nobody}`,
      httpPort: otherHttp,
      httpsPort: otherHttps,
    });
    const lines = ["GET /gateway/games/public/winners HTTP/1.1", `Host: ${NAME}:${otherHttps}`, CLOSE];
    const answer = await askTls(otherHttps, NAME, lines);
    expect(statusOf(answer)).toBe(502);
    expect(answer).toMatch(/\r\nRetry-After: 1\r\n/);
    const body: unknown = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")));
    expect(body).toMatchObject({ error: { code: "upstream-failed", statusCode: 502 } });
    await alone.stop();
    expect(existsSync(alone.folder)).toBe(false);
  });
});
