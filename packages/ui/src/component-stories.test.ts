import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as ui from "./index.ts";
import * as react from "./react/index.ts";

/** Drawn once for the whole page by Storybook's frame, around every story. */
const IN_EVERY_STORY = ["GlobalStyle", "ThemeStyle"];

const folder = new URL(".", import.meta.url);
const stories = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".stories.tsx"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .join("\n");

const components = Object.entries({ ...ui, ...react })
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value !== "string" && !Array.isArray(value))
  .map(([name]) => name)
  .filter((name) => !IN_EVERY_STORY.includes(name));

describe("every component of the package", () => {
  it("is drawn in a story", () => {
    const undrawn = components.filter(
      (name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories),
    );
    expect(undrawn, "components without a story: write <Name>.stories.tsx beside the component").toEqual([]);
  });
});
