import { expect, it } from "vitest";
import * as search from "./index.ts";

it("exports exactly these names", () => {
  expect(Object.keys(search).sort()).toEqual(["createGameSearch", "searchIndexOf", "slugOfName", "slugsOf"]);
});
