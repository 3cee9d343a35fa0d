import { IDEMPOTENCY_KEY_HEADER } from "@spilhus/contracts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bonusOf } from "../../testing/bonus.ts";
import { tabStorage } from "../../testing/tabStorage.ts";
import { sendBonusRequest } from "./bonusQueries.ts";
import type { BonusRequest } from "./bonusRequest.ts";

const ID = "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b";
const GIVE_UP: BonusRequest = { kind: "give-up", bonusId: ID, acceptedLossOre: 20_000 };
const service = vi.fn<typeof fetch>();
let items: Map<string, string>;
const keys = () =>
  service.mock.calls.map(([, init]) => new Headers(init?.headers).get(IDEMPOTENCY_KEY_HEADER));
const givenUp = () =>
  Response.json({ bonus: bonusOf({ state: "given-up", endedOre: 20_000 }), lostOre: 20_000 });
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: "…", statusCode: status } }, { status });

beforeEach(() => {
  items = tabStorage();
  service.mockReset();
  vi.stubGlobal("fetch", service);
  vi.stubGlobal("location", { pathname: "/", search: "" });
});
afterEach(() => vi.unstubAllGlobals());

describe("giving a bonus up", () => {
  it.each([
    ["the network was lost", () => Promise.reject(new TypeError("lost"))],
    ["the service broke", () => Promise.resolve(refusal(500, "internal"))],
    ["the first is still under way", () => Promise.resolve(refusal(409, "request-in-progress"))],
    ["there were too many requests", () => Promise.resolve(refusal(429, "too-many-requests"))],
  ])("is sent again under its key when %s, also after a reload (R2.39, attack 20)", async (_, failure) => {
    service.mockImplementationOnce(failure);
    await expect(sendBonusRequest(GIVE_UP)).rejects.toMatchObject({ name: "ApiError" });
    expect(items.size).toBe(1);
    service.mockResolvedValueOnce(givenUp());
    await expect(sendBonusRequest(GIVE_UP)).resolves.toEqual({ kind: "give-up", lostOre: 20_000 });
    const [first, second] = keys();
    expect(second).toBe(first);
    expect(items.size).toBe(0);
  });

  it("has a new key after a refusal, and for another loss", async () => {
    service.mockResolvedValueOnce(refusal(409, "bonus-would-go"));
    await expect(sendBonusRequest(GIVE_UP)).rejects.toMatchObject({ reason: "bonus-would-go" });
    service.mockRejectedValueOnce(new TypeError("lost"));
    await expect(sendBonusRequest(GIVE_UP)).rejects.toMatchObject({ name: "ApiError" });
    service.mockResolvedValueOnce(givenUp());
    await sendBonusRequest({ ...GIVE_UP, acceptedLossOre: 15_000 });
    expect(new Set(keys()).size).toBe(3);
  });
});
