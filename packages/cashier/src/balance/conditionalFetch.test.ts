import { describe, expect, it, vi } from "vitest";
import { conditionalFetch } from "./conditionalFetch.ts";

function service() {
  let version = 1;
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
    const etag = `"p-${version}"`;
    if (new Headers(init?.headers).get("if-none-match") === etag) {
      return Promise.resolve(new Response(null, { status: 304, headers: { etag } }));
    }
    return Promise.resolve(Response.json({ version }, { headers: { etag } }));
  });
  return { fetch, move: () => (version += 1) };
}

describe("conditionalFetch", () => {
  it("returns the last answer while the service reports no change", async () => {
    const { fetch, move } = service();
    const conditional = conditionalFetch(fetch);
    expect(await (await conditional.fetch("/balance")).json()).toEqual({ version: 1 });
    const again = await conditional.fetch("/balance");
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ version: 1 });
    await expect(fetch.mock.results[1]?.value).resolves.toMatchObject({ status: 304 });
    move();
    expect(await (await conditional.fetch("/balance")).json()).toEqual({ version: 2 });
  });

  it("keeps the headers of the call", async () => {
    const { fetch } = service();
    const conditional = conditionalFetch(fetch);
    await conditional.fetch("/balance", { headers: { accept: "application/json" } });
    await conditional.fetch("/balance", { headers: { accept: "application/json" } });
    const sent = new Headers(fetch.mock.calls[1]?.[1]?.headers);
    expect([sent.get("accept"), sent.get("if-none-match")]).toEqual(["application/json", '"p-1"']);
  });

  it("sends no ETag after it has forgotten the answer, or after a refusal", async () => {
    const { fetch } = service();
    const conditional = conditionalFetch(fetch);
    await conditional.fetch("/balance");
    conditional.forget();
    await conditional.fetch("/balance");
    expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).has("if-none-match")).toBe(false);
    fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect((await conditional.fetch("/balance")).status).toBe(503);
    await conditional.fetch("/balance");
    expect(new Headers(fetch.mock.calls[3]?.[1]?.headers).has("if-none-match")).toBe(false);
  });
});
