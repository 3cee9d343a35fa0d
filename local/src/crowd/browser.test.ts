import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Browser } from "./browser.ts";
import { machineFetch, type MachineFetch } from "./machineFetch.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let answer: Answer;
let server: Server;
let machine: MachineFetch;
let port: number;
const seen: string[] = [];

beforeEach(async () => {
  seen.length = 0;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, headers, url } = request;
      seen.push(`${method} ${headers.host}${url} ${headers.cookie ?? "-"}`);
      answer(request, response, Buffer.concat(chunks).toString());
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port; // an IP listener's address
  machine = machineFetch();
});
afterEach(async () => {
  await machine.close();
  await new Promise((done) => server.close(done));
});

describe("the crowd's browser", () => {
  it("reaches hosts of this machine alone, keeps cookies by host and path, and follows redirects", async () => {
    const pages: Record<string, [number, Record<string, string | string[]>]> = {
      "/start": [
        302,
        { location: `http://mitid.localhost:${port}/in/1`, "set-cookie": "a=1; Path=/; HttpOnly" },
      ],
      "/in/1": [200, { "set-cookie": ["b=2; path=/in", "c=3"] }],
      "/in/2": [
        303,
        { location: `http://fjord.localhost:${port}/back`, "set-cookie": "c=; max-age=0; path=/in" },
      ],
      "/back": [200, {}],
    };
    answer = ({ url }, response) => {
      const [status, headers] = pages[url ?? ""] ?? [404, {}];
      response.writeHead(status, headers).end("page");
    };
    const browser = new Browser(machine.fetch);
    const { url, status } = await browser.visit(`http://fjord.localhost:${port}/start`);
    expect([url.host, url.pathname, status]).toEqual([`mitid.localhost:${port}`, "/in/1", 200]);
    await browser.visit(`http://mitid.localhost:${port}/in/2`, { form: { userId: "x" } });
    await browser.visit(`http://mitid.localhost:${port}/in/1`);
    expect(seen).toEqual([
      `GET fjord.localhost:${port}/start -`,
      `GET mitid.localhost:${port}/in/1 -`,
      `POST mitid.localhost:${port}/in/2 b=2; c=3`,
      `GET fjord.localhost:${port}/back a=1`,
      `GET mitid.localhost:${port}/in/1 b=2`,
    ]);
  });

  it("stops before an address that it is told to stop at", async () => {
    answer = (_, response) => response.writeHead(302, { location: "/there" }).end();
    const browser = new Browser(machine.fetch);
    const until = (url: URL) => url.pathname === "/there";
    expect((await browser.visit(`http://fjord.localhost:${port}/`, { until })).url.pathname).toBe("/there");
    expect(seen).toHaveLength(1);
  });

  it("gives up on redirects without end", async () => {
    answer = (_, response) => response.writeHead(302, { location: "/" }).end();
    await expect(new Browser(machine.fetch).visit(`http://fjord.localhost:${port}/`)).rejects.toThrow(
      "leads nowhere",
    );
  });

  it("makes the calls of pages: from the page's own origin, with the cookies of its host", async () => {
    let headers: IncomingMessage["headers"] = {};
    answer = (request, response) => {
      headers = request.headers;
      response.writeHead(200, { "set-cookie": "sid=1; path=/" }).end("{}");
    };
    const origin = `http://fjord.localhost:${port}`;
    const transport = new Browser(machine.fetch).transport(origin);
    await transport.fetch(`${origin}/call`, { method: "POST", body: "{}" });
    expect(headers).toMatchObject({ "sec-fetch-site": "same-origin", origin });
    await transport.fetch(`${origin}/call`, { method: "GET" });
    expect(headers).toMatchObject({ cookie: "sid=1" });
    expect(headers["origin"]).toBeUndefined();
  });
});
