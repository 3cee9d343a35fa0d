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

describe("the compile hint", () => {
  it("is the first line of every script and of nothing else", () => {
    expect(hintEagerCompile(chunks)).toBe(2);
    expect(read("a.js")).toBe("//# allFunctionsCalledOnLoad\nfirst()");
    expect(read("deeper/b.js")).toBe("//# allFunctionsCalledOnLoad\nsecond()");
    expect(read("a.css")).toBe("a{}");
  });

  it("stands there once, however often a build is completed", () => {
    hintEagerCompile(chunks);
    hintEagerCompile(chunks);
    expect(read("a.js").match(/allFunctionsCalledOnLoad/g)).toHaveLength(1);
  });
});
