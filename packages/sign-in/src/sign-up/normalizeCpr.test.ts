import { cpr } from "@spilhus/contracts/validation";
import { expect, it } from "vitest";
import { normalizeCpr } from "./normalizeCpr.ts";

it.each(["0107901234", "010790-1234", " 010790 1234 ", "010790–1234", "010790 - 1234"])(
  "reads %s as a CPR number",
  (typed) => {
    expect(cpr(normalizeCpr(typed))).toBeUndefined();
  },
);

it.each(["", "01079012345", "310290-1234", "010790/1234"])("rejects %s", (typed) => {
  expect(cpr(normalizeCpr(typed))).toEqual({ id: "cprInvalid" });
});
