import { GET_OFFER } from "@spilhus/contracts/payments";
import { offerOf } from "@spilhus/page-kit/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkKept, checkTyped } from "./checkCode.ts";

function gatewayAnswers(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: "…", statusCode: status } }, { status });

const { signal } = new AbortController();
const CHECKS = [
  ["a typed code", checkTyped],
  ["a kept code", checkKept],
] as const;

afterEach(() => vi.unstubAllGlobals());

describe.each(CHECKS)("%s", (_, check) => {
  it("is the gateway's offer (R2.10)", async () => {
    const asked = gatewayAnswers(() => Response.json(offerOf()));
    expect(await check("SOMMER26", signal)).toEqual({ code: "SOMMER26", offer: offerOf() });
    expect(asked.mock.calls[0]?.[0]).toBe(`${GET_OFFER.path}?bonusCode=SOMMER26`);
  });

  it.each([
    ["breaks", refused(503, "unavailable")],
    ["cannot be reached", () => Promise.reject(new TypeError("offline"))],
  ])("stays unchecked when the gateway %s (R2.10)", async (_how, answer) => {
    gatewayAnswers(answer);
    expect(await check("SOMMER26", signal)).toEqual({ code: "SOMMER26", offer: undefined });
  });
});

describe("a code that gives nothing", () => {
  it("is refused when it was typed, and unknown when it was kept (R2.10)", async () => {
    gatewayAnswers(refused(404, "code-unknown"));
    await expect(checkTyped("FORKERT", signal)).rejects.toMatchObject({ reason: "code-unknown" });
    expect(await checkKept("FORKERT", signal)).toBe("unknown");
  });
});

describe("too many codes", () => {
  it("are refused when they are typed; a kept one stays unchecked (R2.10)", async () => {
    gatewayAnswers(refused(429, "too-many-requests"));
    await expect(checkTyped("SOMMER26", signal)).rejects.toMatchObject({ status: 429 });
    expect(await checkKept("SOMMER26", signal)).toEqual({ code: "SOMMER26", offer: undefined });
  });
});

describe("a question that was ended", () => {
  it("has no answer", async () => {
    gatewayAnswers(() => Promise.reject(new TypeError("offline")));
    const ended = AbortSignal.abort();
    await expect(checkTyped("SOMMER26", ended)).rejects.toMatchObject({ code: "aborted" });
    expect(await checkKept("SOMMER26", ended)).toBeUndefined();
  });
});
