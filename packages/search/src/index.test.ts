import { expect, it } from "vitest";
import * as search from "./index.ts";

it("offers these names and no others", () => {
  expect(Object.keys(search).sort()).toEqual(["createGameSearch", "searchIndexOf", "slugOfName", "slugsOf"]);
});
