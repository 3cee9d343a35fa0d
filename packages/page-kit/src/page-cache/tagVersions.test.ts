import * as contract from "@spilhus/contracts";
import { expect, it } from "vitest";
import { readTagVersions, writeTagVersions } from "./tagVersions.ts";

it("reads and writes the versions of tags as the contract does", () => {
  const given = ["slug:a", contract.versionedTag("slug:a", 9), contract.versionedTag("slug:a", 7), "games"];
  const read = readTagVersions(given);
  expect(read).toEqual(contract.readTagVersions(given));
  expect(writeTagVersions(read)).toEqual([contract.versionedTag("slug:a", 7), "games"]);
});
