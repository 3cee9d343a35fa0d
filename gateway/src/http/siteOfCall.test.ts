import Fastify from "fastify";
import { expect, it } from "vitest";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { siteOfCall } from "./siteOfCall.ts";

const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));

async function siteOf(host: string, proto: string) {
  const server = Fastify({ trustProxy: true });
  server.get("/", (request) => {
    const { origin, mailOrigin } = siteOfCall(brands, request);
    return { origin, mailOrigin };
  });
  const headers = { "x-brand": "fjord", "x-forwarded-host": host, "x-forwarded-proto": proto };
  return (await server.inject({ url: "/", headers })).json();
}

it.each([
  ["fjord.dk", "https", "https://fjord.dk"],
  ["fjord.dk:6666", "https", "https://fjord.dk"],
  ["fjord.dk:6666", "http", "https://fjord.dk"],
  ["fjord.localhost:3000", "http", "http://fjord.localhost:3000"],
])("mails of a call to %s over %s lead to %s", async (host, proto, origin) => {
  expect(await siteOf(host, proto)).toEqual({ origin: `${proto}://${host}`, mailOrigin: origin });
});
