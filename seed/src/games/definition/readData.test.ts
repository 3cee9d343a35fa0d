import { expect, it } from "vitest";
import * as z from "zod";
import { readData } from "./readData.ts";

it("names the file and the field that does not match its schema", () => {
  const schema = z.array(z.object({ slug: z.string(), name: z.number() }));
  expect(() => readData("providers.json", schema)).toThrow(/^seed\/data\/providers\.json: .*\n.*\[0\]\.name/);
});
