import { CALLS } from "@spilhus/contracts/calls";
import type { CallContract } from "@spilhus/contracts";
import { expect, it } from "vitest";
import * as client from "./index.ts";

const BROWSER = ["anyone", "guest", "player", "registrant"];
const camelCase = (id: string) => id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

it("exports a function for each call of a browser that answers JSON, and little else", () => {
  const calls = CALLS.filter(
    (call: CallContract) =>
      call.answer !== undefined &&
      (BROWSER.includes(call.audience) ||
        call.path.startsWith("/gateway/games/") ||
        call.id === "get-support-desk"),
  );
  expect(Object.keys(client).toSorted()).toEqual(
    [
      ...calls.map(({ id }) => camelCase(id)),
      "ApiError",
      "call",
      "httpProblem",
      "isAnswered",
      "mitIdAddress",
      "request",
      "unauthorizedAddress",
      "userInfoQuery",
      "userReportFileAddress",
    ].toSorted(),
  );
});
