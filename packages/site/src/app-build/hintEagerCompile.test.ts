import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hintEagerCompile } from "./hintEagerCompile.ts";

let chunks: string;
const read = (file: string) => readFileSync(join(chunks, file), "utf8");

beforeEach(() => {
  chunks = mkdtempSync(join(tmpdir(), "chunks-"));
  mkdirSync(join(chunks, "deeper"));
  writeFileSync(join(chunks, "a.js"), "first()");
  writeFileSync(join(chunks, "deeper/b.js"), "second()");
  writeFileSync(join(chunks, "a.css"), "a{}");
});
afterEach(() => rmSync(chunks, { recursive: true, force: true }));

describe("hintEagerCompile", () => {
  it("puts the hint on the first line of every script and of no other file", () => {
    expect(hintEagerCompile(chunks)).toBe(2);
    expect(read("a.js")).toBe("//# allFunctionsCalledOnLoad\nfirst()");
    expect(read("deeper/b.js")).toBe("//# allFunctionsCalledOnLoad\nsecond()");
    expect(read("a.css")).toBe("a{}");
  });

  it("adds the hint only once when it runs again", () => {
    hintEagerCompile(chunks);
    hintEagerCompile(chunks);
    expect(read("a.js").match(/allFunctionsCalledOnLoad/g)).toHaveLength(1);
  });
});
