import { expect, it } from "vitest";
import { readTagVersions, versionedTag } from "./tagVersions.ts";

it("reads back the version of each tag, and the oldest of several", () => {
  const given = [
    "list:blog/",
    versionedTag("list:blog/", 20),
    "games",
    versionedTag("slug:a", 7),
    "slug:a@9",
  ];
  const { tags, versions } = readTagVersions(given);
  expect(tags).toEqual(["list:blog/", "games", "slug:a"]);
  expect(Object.fromEntries(versions)).toEqual({ "list:blog/": 20, "slug:a": 7 });
});
