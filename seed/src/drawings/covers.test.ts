import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readStories } from "../stories/index.ts";
import { SUBJECT_WORDS } from "../../testing/subjectWords.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const brands = readdirSync(`${root}brands`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What each cover of the stories is asked to show, with the text that describes it. */
const coversIn = (stories: unknown) =>
  [
    ...JSON.stringify(stories).matchAll(
      /"filename":"seed:cover\/[a-z-]+\/([a-z0-9-]+)[^"]*","alt":"([^"]*)"/g,
    ),
  ].map(([, name = "", alt = ""]) => ({
    subject: name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    alt,
  }));

describe.each(brands)("the covers of %s", (brand) => {
  it("show what their texts for people who cannot see them describe (WCAG 1.1.1)", async () => {
    const covers = coversIn(await readStories(root, brand));
    expect(covers.length).toBeGreaterThanOrEqual(12);
    const untrue = covers.filter(({ subject, alt }) => !SUBJECT_WORDS[subject]?.test(alt));
    expect(untrue).toEqual([]);
  });

  it("show twelve things or more, not one again and again", async () => {
    const subjects = coversIn(await readStories(root, brand)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(12);
  });
});
