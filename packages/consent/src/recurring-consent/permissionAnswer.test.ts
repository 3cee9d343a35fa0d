import { describe, expect, it, vi } from "vitest";
import { hasAnswered } from "./hasAnswered.ts";
import { saveAnswer } from "./saveAnswer.ts";

describe("the recurring question (R2.01, R2.20)", () => {
  it("is open until a yes, a no or a postponement is saved", () => {
    expect(hasAnswered("")).toBe(false);
    expect(hasAnswered("marketing_permission=perhaps")).toBe(false);
    expect(hasAnswered("locale=da; marketing_permission=declined")).toBe(true);
    expect(hasAnswered("marketing_permission=given")).toBe(true);
    expect(hasAnswered("marketing_permission=postponed")).toBe(true);
  });

  it("saves an answer at the edge, and rejects when that failed", async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    await saveAnswer("given", fetch);
    expect(fetch).toHaveBeenCalledWith(
      "/_marketing-permission",
      expect.objectContaining({ method: "POST", body: '{"value":"given"}' }),
    );
    await expect(saveAnswer("given", async () => new Response(null, { status: 503 }))).rejects.toThrow(
      /not saved: 503/,
    );
  });
});
