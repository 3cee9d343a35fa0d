import { describe, expect, it, vi } from "vitest";
import { hasAnswered } from "./hasAnswered.ts";
import { keepAnswer } from "./keepAnswer.ts";

describe("the recurring question (R2.01, R2.20)", () => {
  it("is open until one of its two answers is kept", () => {
    expect(hasAnswered("")).toBe(false);
    expect(hasAnswered("marketing_permission=perhaps")).toBe(false);
    expect(hasAnswered("locale=da; marketing_permission=declined")).toBe(true);
    expect(hasAnswered("marketing_permission=given")).toBe(true);
  });

  it("keeps an answer through the edge and says when it could not", async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    await keepAnswer("given", fetch);
    expect(fetch).toHaveBeenCalledWith(
      "/_marketing-permission",
      expect.objectContaining({ method: "POST", body: '{"value":"given"}' }),
    );
    await expect(keepAnswer("given", async () => new Response(null, { status: 503 }))).rejects.toThrow(
      /not kept: 503/,
    );
  });
});
