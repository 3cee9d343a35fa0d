import { existsSync, readdirSync, readFileSync } from "node:fs";
import { css } from "styled-components";
import { describe, expect, it } from "vitest";
import { foreignClasses, type StyledFolder } from "../../testing/foreignClasses.ts";
import { LIST_FILE, styledFolders, styleListSource } from "../../testing/styleListSource.ts";
import { componentStyles } from "./componentStyles.ts";
import { globalCss, layersCss, playerCss, rulesText } from "./styleSheets.ts";

const source = new URL("../", import.meta.url);

const markupOf = (folder: string) =>
  readdirSync(new URL(`${folder}/`, source))
    .filter((file) => /^[A-Za-z-]+\.tsx$/.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, source), "utf8"))
    .join("\n");

/** Every folder of components with its rules and markup. */
const folders: readonly StyledFolder[] = await Promise.all(
  readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name: folder }) => {
      const styles = new URL(`${folder}/styles.ts`, source);
      const module: { readonly styles?: unknown } = existsSync(styles) ? await import(styles.href) : {};
      return { folder, rules: rulesText(module.styles ?? ""), markup: markupOf(folder) };
    }),
);

describe("the list of component styles", () => {
  it("is what scripts/collect-styles.ts generates now", () => {
    expect(readFileSync(LIST_FILE, "utf8")).toBe(styleListSource());
    expect(componentStyles).toHaveLength(styledFolders().length);
  });
});

describe("the style sheets", () => {
  it("have rules of base, parts and composites, flat and without nesting", () => {
    const sheet = globalCss();
    expect(sheet).toContain("box-sizing:border-box");
    expect(sheet).toMatch(/\.button\b/);
    expect(sheet).toMatch(/\.game-card\b/);
    expect(sheet).not.toContain("&");
    expect(sheet).not.toContain("undefined");
  });

  it.each([
    ["global", globalCss],
    ["player", playerCss],
  ])("%s declares the order of the layers first and has no rule outside of them", (_, sheet) => {
    const text = sheet();
    expect(text).toMatch(/^@layer theme,base,parts,composites,player;@layer \w+\{/);
    let depth = 0;
    let outside = "";
    for (const letter of text) {
      if (letter === "}") depth -= 1;
      if (depth === 0) outside += letter;
      if (letter === "{") depth += 1;
    }
    expect(outside.replace(/^[^;]*;/, "")).toMatch(/^(@layer \w+\{\})+$/);
  });

  it("keep components for players out of the sheet that every guest loads", () => {
    const [guests, players] = [globalCss(), playerCss()];
    for (const name of [".error-summary", ".status-page", ".message-list", ".limit-bar"]) {
      expect(players).toContain(name);
      expect(guests).not.toContain(name);
    }
  });

  it("refuse a rule that depends on props", () => {
    const styles = css<{ $wide: boolean }>`
      width: ${({ $wide }) => ($wide ? "100%" : "auto")};
    `;
    expect(() => layersCss(["parts"], [{ layer: "parts", styles: styles as never }])).toThrow(/props/);
  });
});

describe("the styles of a component", () => {
  it("name no class of another component", () => {
    expect(folders.length).toBeGreaterThan(50);
    expect(foreignClasses(folders)).toEqual([]);
  });

  it.each([
    [
      "a class that another folder styles",
      ".hero .button { width: 100% }",
      ["button styles .button", "hero styles .button"],
    ],
    ["a class that only another folder writes", ".hero .jackpot { color: red }", ["hero styles .jackpot"]],
    ["a class inside :is()", ".hero :is(h2, .jackpot) { color: red }", ["hero styles .jackpot"]],
  ])("are found out when they name %s", (_, rules, expected) => {
    const found = foreignClasses([
      { folder: "button", rules: ".button { display: flex }", markup: '<a className="button" />' },
      { folder: "jackpot", rules: "", markup: '<p className="jackpot number" />' },
      { folder: "hero", rules, markup: '<section className="hero" />' },
    ]);
    expect(found).toEqual(expected);
  });

  it("may name another's class as a condition, and the shared classes", () => {
    const rules = ".hero:has(.button):not(:has(.jackpot)) { gap: 0 } .hero .icon { color: red }";
    const found = foreignClasses([
      { folder: "button", rules: ".button { display: flex }", markup: '<a className="button" />' },
      { folder: "icon", rules: ".icon { display: block }", markup: '<i className="icon" />' },
      { folder: "hero", rules, markup: '<section className="hero" />' },
    ]);
    expect(found).toEqual([]);
  });
});
