import { readdirSync, readFileSync } from "node:fs";
import {
  COLOR_KEYS,
  GROUND_KEYS,
  MOTION_KEYS,
  SHADOW_KEYS,
  SHAPE_KEYS,
  SPACE_KEYS,
  TYPE_KEYS,
} from "@spilhus/contracts";
import { describe, expect, it } from "vitest";

const folder = new URL(".", import.meta.url);
const sources = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), "utf8") }));

const offenders = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe("the source of every component", () => {
  it("knows no brand's name", () => {
    const brands = readdirSync(new URL("../../../brands/", import.meta.url));
    expect(offenders(new RegExp(`\\b(${brands.join("|")})\\b`, "i"))).toEqual([]);
  });

  it("needs no script, but for those of ./react: no client directive, hook or handler", () => {
    expect(
      offenders(
        /"use client"|\buse(State|Effect|Ref|Id|Memo|Callback|Context)\(|\bon(Click|Change|Submit|Key\w+)=/,
      ),
    ).toEqual(["dialog/ModalDialog.tsx", "session-expiry/SessionExpiryDialog.tsx"]);
  });

  it("writes no inline style, which a strict policy refuses", () => {
    expect(offenders(/\bstyle=\{/)).toEqual([]);
  });

  it("writes no style element: only the whole sheet and a theme may, for a page that links none", () => {
    expect(offenders(/\bstyled[.(]|<style\b/)).toEqual([
      "style-sheet/GlobalStyle.tsx",
      "theme/ThemeStyle.tsx",
    ]);
  });

  it("sets no colour of its own except black shadows and opaque masks", () => {
    expect(
      offenders(/#(?!000\b)[0-9a-f]{3,8}\b(?=[^"]*[;,) ])/i).filter((file) => file !== "theme/contrast.ts"),
    ).toEqual([]);
  });

  it("reads only custom properties of the token contract, or its own", () => {
    const contract = new Set([
      ...COLOR_KEYS.map((key) => `--color-${key}`),
      ...TYPE_KEYS.map((key) => `--type-${key}`),
      ...SPACE_KEYS.map((key) => `--space-${key}`),
      ...SHAPE_KEYS.map((key) => `--shape-${key}`),
      ...SHADOW_KEYS.map((key) => `--shadow-${key}`),
      ...MOTION_KEYS.map((key) => `--motion-${key}`),
      ...GROUND_KEYS.map((key) => `--ground-${key}`),
      "--font-display",
      "--font-body",
      "--font-display-variation",
      "--font-body-variation",
      "--image-mark",
    ]);
    const declared = new Set(
      sources.flatMap(({ text }) => [...text.matchAll(/(--[a-z][a-z-]*):/g)].map(([, name]) => name)),
    );
    const unknown = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[a-z0-9-]+)[,)]/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !contract.has(name) && !declared.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
