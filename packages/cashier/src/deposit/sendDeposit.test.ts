import { IDEMPOTENCY_KEY_HEADER } from "@spilhus/contracts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { depositOf } from "../../testing/deposit.ts";
import { tabStorage } from "../../testing/tabStorage.ts";
import { sendDeposit } from "./sendDeposit.ts";

const request = { amountOre: 40_000, method: "card" } as const;
let items: Map<string, string>;
const service = vi.fn<typeof fetch>();
const bodies = () =>
  service.mock.calls.map(
    ([, init]) => JSON.parse(typeof init?.body === "string" ? init.body : "null") as unknown,
  );
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: "…", statusCode: status } }, { status });
const keys = () =>
  service.mock.calls.map(([, init]) => new Headers(init?.headers).get(IDEMPOTENCY_KEY_HEADER));

beforeEach(() => {
  items = tabStorage();
  service.mockReset();
  vi.stubGlobal("fetch", service);
  vi.stubGlobal("location", { pathname: "/", search: "" });
});
afterEach(() => vi.unstubAllGlobals());

describe("sendDeposit", () => {
  it.each([
    ["the network was lost", () => Promise.reject(new TypeError("lost"))],
    ["the service broke", () => Promise.resolve(refusal(500, "internal"))],
    ["the same request is still running", () => Promise.resolve(refusal(409, "request-in-progress"))],
  ])("sends the same key again after %s (attack 20)", async (_, failure) => {
    service.mockImplementationOnce(failure);
    await expect(sendDeposit(request)).rejects.toMatchObject({ name: "ApiError" });
    service.mockResolvedValueOnce(Response.json(depositOf()));
    await expect(sendDeposit(request)).resolves.toEqual(depositOf());
    const [first, second] = keys();
    expect(second).toBe(first);
    expect(items.size).toBe(0);
  });

  it("sends the very same body again, though it is not known any more which offer the deposit was for", async () => {
    const offer = { id: "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b", termsVersion: 2 };
    service.mockRejectedValueOnce(new TypeError("lost"));
    await expect(sendDeposit({ ...request, offer })).rejects.toMatchObject({ name: "ApiError" });
    service.mockResolvedValueOnce(Response.json(depositOf()));
    await sendDeposit(request);
    expect(bodies()).toEqual([
      { ...request, offer },
      { ...request, offer },
    ]);
  });

  it("makes a new key after an answer, a refusal too, so that the player can mend and send again", async () => {
    service.mockResolvedValueOnce(refusal(422, "over-limit"));
    await expect(sendDeposit(request)).rejects.toMatchObject({ reason: "over-limit" });
    service.mockImplementation(() => Promise.resolve(Response.json(depositOf())));
    await sendDeposit(request);
    await sendDeposit(request);
    expect(new Set(keys()).size).toBe(3);
  });
});
