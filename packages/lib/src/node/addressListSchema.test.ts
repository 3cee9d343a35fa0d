import { expect, it } from "vitest";
import { AddressListSchema } from "./addressListSchema.ts";

it("parses a variable with addresses, and explains what an invalid one must be", () => {
  expect(AddressListSchema.parse("10.0.0.0/8")("10.1.2.3")).toBe(true);
  expect(AddressListSchema.parse("10.0.0.0/8")("11.1.2.3")).toBe(false);
  for (const text of ["", "everybody", "0.0.0.0/0"]) {
    expect(AddressListSchema.safeParse(text).error?.issues[0]?.message).toMatch(
      /^must be a list of addresses and subnets such as /,
    );
  }
});
