import { GET_OFFER } from "@spilhus/contracts/payments";
import { afterEach, describe, expect, it, vi } from "vitest";
import { offerOf } from "../../testing/index.ts";
import { askOffer } from "./askOffer.ts";

const NAME = { by: "promotionId", id: "velkommen" } as const;

function gatewayAnswers(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: "…", statusCode: status } }, { status });

afterEach(() => vi.unstubAllGlobals());

describe("the question for an offer", () => {
  it("names it in the query, and gets its terms (R4.04)", async () => {
    const asked = gatewayAnswers(() => Response.json(offerOf()));
    expect(await askOffer(NAME)).toEqual({ is: "found", offer: offerOf() });
    expect(asked.mock.calls[0]?.[0]).toBe(`${GET_OFFER.path}?promotionId=velkommen`);
  });

  it.each([
    [404, "code-unknown", "unknown-code"],
    [404, "offer-gone", "gone"],
    [400, "invalid-request", "gone"],
    [403, "not-for-you", "not-for-you"],
    [403, "restricted", "restricted"],
    [429, "too-many-requests", "too-many"],
    [503, "unavailable", "unanswered"],
  ])("tells %i %s as %s (R4.04)", async (status, code, is) => {
    gatewayAnswers(refused(status, code));
    expect(await askOffer(NAME)).toEqual({ is });
  });

  it("calls a code that cannot be one unknown (R4.04)", async () => {
    gatewayAnswers(refused(400, "invalid-request"));
    expect(await askOffer({ by: "bonusCode", id: "<B>" })).toEqual({ is: "unknown-code" });
  });

  it("is unanswered without a connection, and nothing once it is ended", async () => {
    gatewayAnswers(() => Promise.reject(new TypeError("offline")));
    expect(await askOffer(NAME)).toEqual({ is: "unanswered" });
    expect(await askOffer(NAME, AbortSignal.abort())).toBeUndefined();
  });
});
