import { conformance, formatFinding, knownNow, readBrandFolders, repositoryRoot } from "@spilhus/brand/node";
import { messageFile } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";

const features: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(messageFile("da"));
const messageKeys = new Set(
  Object.entries(features).flatMap(([feature, texts]) =>
    Object.keys(texts).map((name) => `${feature}.${name}`),
  ),
);
const brands = await readBrandFolders(repositoryRoot());

describe("every brand of the repository", () => {
  it("is found by its folder", () => {
    expect(brands.length).toBeGreaterThanOrEqual(2);
  });

  it.each(brands.map((folder) => [folder.id, folder] as const))(
    "%s says nothing in its own words that the site never says",
    (_, folder) => {
      const errors = conformance(folder, { ...knownNow(), messageKeys }).filter(
        ({ level }) => level === "error",
      );
      expect(errors.map(formatFinding)).toEqual([]);
    },
  );
});
