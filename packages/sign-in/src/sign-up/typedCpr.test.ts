import { cpr } from "@spilhus/contracts/validation";
import { expect, it } from "vitest";
import { typedCpr } from "./typedCpr.ts";

it.each(["0107901234", "010790-1234", " 010790 1234 ", "010790–1234", "010790 - 1234"])(
  "reads %s as people write it",
  (typed) => {
    expect(cpr(typedCpr(typed))).toBeUndefined();
  },
);

it.each(["", "01079012345", "310290-1234", "010790/1234"])("leaves %s wrong", (typed) => {
  expect(cpr(typedCpr(typed))).toEqual({ id: "cprInvalid" });
});
