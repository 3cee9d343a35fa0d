import { describe, expect, it } from "vitest";
import { ApiError } from "./apiError.ts";
import { httpProblem } from "./httpProblem.ts";

describe("the generic error wrapper", () => {
  it("keeps the status and the message of a refused call (R8.10)", () => {
    const cause = new ApiError("refused", "GET /x answered 404: There is no such game.", { status: 404 });
    expect(httpProblem(cause)).toEqual({
      statusCode: 404,
      statusMessage: "GET /x answered 404: There is no such game.",
      cause,
    });
  });

  it.each([
    ["a call nobody answered", new ApiError("network", "GET /x could not be reached.")],
    ["an answer that breaks its contract", new ApiError("unreadable", "GET /x …", { status: 200 })],
    ["a legacy call without success", new ApiError("monolith", "Monolith …", { status: 200 })],
  ])("is 500 for %s (R8.10)", (_, cause) => {
    expect(httpProblem(cause)).toEqual({ statusCode: 500, statusMessage: cause.message, cause });
  });

  it.each([new TypeError("x is undefined"), "text", undefined])(
    "tells nobody about the bug %s (R8.10)",
    (cause) => {
      expect(httpProblem(cause)).toEqual({ statusCode: 500, statusMessage: "Internal Server Error", cause });
    },
  );
});
