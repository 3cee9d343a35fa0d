import { PREVIEW_PARAM } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { isPreviewRequest } from "./preview.ts";

const secret = "r8Yw-test-secret-of-this-suite";

describe("draft preview (R6.07)", () => {
  it("is on with the secret in the special parameter", () => {
    expect(isPreviewRequest(new URLSearchParams({ [PREVIEW_PARAM]: secret }), secret)).toBe(true);
    expect(isPreviewRequest({ [PREVIEW_PARAM]: secret, other: ["x"] }, secret)).toBe(true);
  });

  it.each([
    ["no parameter", new URLSearchParams(), secret],
    ["an empty value", new URLSearchParams({ [PREVIEW_PARAM]: "" }), secret],
    ["a wrong value", new URLSearchParams({ [PREVIEW_PARAM]: `${secret}x` }), secret],
    ["the beginning of the secret", new URLSearchParams({ [PREVIEW_PARAM]: secret.slice(0, -1) }), secret],
    ["another parameter", new URLSearchParams({ preview: secret }), secret],
    ["no configured secret", new URLSearchParams({ [PREVIEW_PARAM]: "" }), undefined],
    ["an empty secret and an empty value", new URLSearchParams({ [PREVIEW_PARAM]: "" }), ""],
    [
      "the parameter twice",
      new URLSearchParams([
        [PREVIEW_PARAM, secret],
        [PREVIEW_PARAM, secret],
      ]),
      secret,
    ],
    ["the parameter as a list", { [PREVIEW_PARAM]: [secret] }, secret],
  ])("is off with %s", (_what, parameters, configured) => {
    expect(isPreviewRequest(parameters, configured)).toBe(false);
  });
});
