import { readdirSync } from "node:fs";
import { compile } from "stylis";
import { describe, expect, it } from "vitest";
import { globalCss, playerCss, textOf } from "./globalCss.ts";

const source = new URL("../", import.meta.url);

/** The rules of every component, by the folder they stand in. */
const parts = await Promise.all(
  readdirSync(source, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith("Styles.ts") && !file.startsWith("global-style/"))
    .map(async (file) => {
      const module: Readonly<Record<string, unknown>> = await import(new URL(file, source).href);
      return { owner: file.split("/")[0] ?? file, rules: Object.values(module).map(textOf).join("") };
    }),
);

/** Every outermost class that a text of rules styles, rules inside media queries too. */
function rootClasses(text: string): ReadonlySet<string> {
  const classes = new Set<string>();
  const visit = (elements: ReturnType<typeof compile>) => {
    for (const { type, props, children } of elements) {
      if (type === "rule" && Array.isArray(props)) {
        for (const selector of props) {
          const name = /^\.([a-z][a-z0-9-]*)/.exec(selector)?.[1];
          if (name) classes.add(name);
        }
      } else if (Array.isArray(children)) visit(children);
    }
  };
  visit(compile(text));
  return classes;
}

describe("the style sheet as a file", () => {
  it("has the rules of base, buttons and cards, flat and without nesting", () => {
    const css = globalCss();
    expect(css).toContain("box-sizing:border-box");
    expect(css).toMatch(/\.button\b/);
    expect(css).toMatch(/\.game-card\b/);
    expect(css).not.toContain("&");
    expect(css).not.toContain("undefined");
  });

  it("holds every class a component styles, so that none was forgotten in the order", () => {
    const sheet = globalCss() + playerCss();
    for (const { owner, rules } of parts) {
      for (const name of rootClasses(rules)) expect(sheet, owner).toMatch(new RegExp(`\\.${name}\\b`));
    }
  });

  it("keeps what only players see out of the sheet that every guest loads", () => {
    const [guests, players] = [globalCss(), playerCss()];
    for (const name of [".error-summary", ".status-page", ".message-list", ".limit-bar"]) {
      expect(players).toContain(name);
      expect(guests).not.toContain(name);
    }
  });

  it("lets each class be styled by one component only", () => {
    const owners = new Map<string, Set<string>>();
    for (const { owner, rules } of parts) {
      for (const name of rootClasses(rules)) owners.set(name, (owners.get(name) ?? new Set()).add(owner));
    }
    expect(owners.size).toBeGreaterThan(40);
    const shared = [...owners].filter(([, folders]) => folders.size > 1);
    expect(shared.map(([name, folders]) => `.${name}: ${[...folders].join(", ")}`)).toEqual([]);
  });
});
