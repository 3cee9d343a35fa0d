import { testBrand } from "@spilhus/brand/testing";
import { afterEach, expect, it, vi } from "vitest";
import { playerStylesheet, playerStylesheetAddress, stylesheet, stylesheetAddress } from "./stylesheet.ts";

const { theme } = testBrand();
const edited = { ...theme, color: { ...theme.color, surface: "#123456" } };

afterEach(() => vi.unstubAllEnvs());

it("gives a build one style-sheet address", () => {
  vi.stubEnv("NODE_ENV", "production");
  expect(stylesheetAddress({ theme: edited })).toBe(stylesheetAddress({ theme }));
});

it("gives an edited style sheet a new address in development", () => {
  vi.stubEnv("NODE_ENV", "development");
  expect(stylesheetAddress({ theme })).toMatch(/^\/brand\/site\.css\?v=[0-9a-f]{12}$/);
  expect(stylesheetAddress({ theme })).toBe(stylesheetAddress({ theme }));
  expect(stylesheetAddress({ theme: edited })).not.toBe(stylesheetAddress({ theme }));
});

it("serves the players' sheet at its own address, without the tokens", () => {
  vi.stubEnv("NODE_ENV", "development");
  expect(playerStylesheetAddress()).toMatch(/^\/brand\/player\.css\?v=[0-9a-f]{12}$/);
  expect(playerStylesheet()).toContain(".error-summary");
  expect(stylesheet({ theme })).toContain(":root{");
  expect(playerStylesheet()).not.toContain(":root{");
  expect(stylesheet({ theme })).not.toContain(".error-summary");
});
