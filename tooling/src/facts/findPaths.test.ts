import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readRooms } from "../boundaries/readRooms.ts";
import { findPaths, routeRoots } from "./findPaths.ts";
import { productFiles } from "./sourceFiles.ts";

const root = resolve(import.meta.dirname, "../../..");
const files = productFiles(root, readRooms(root));
const roots = routeRoots(files);
const found = (text: string) => findPaths([{ path: "packages/site/src/a.tsx", text }], roots);

describe("paths of pages", () => {
  it("are read from the route table, with the account's", () => {
    expect(roots).toEqual(expect.arrayContaining(["/konto", "/spilside", "/faq", "/payments", "/signup"]));
  });

  it("stand in the route table, and nowhere else in the product", () => {
    expect(findPaths(files, roots)).toEqual([]);
  });

  it.each([
    ["a string", 'const a = "/faq";'],
    ["a string with a query", 'const a = "/spiloversigt?nye=1";'],
    ["an attribute", '<a href="/kundeservice">x</a>'],
    ["a template", "const a = `/spilside/${slug}`;"],
    ["a template after an origin", "const a = `${origin}/skift-adgangskode/${token}`;"],
    ["a regular expression", "const a = /^\\/konto(?:\\/|$)/;"],
  ])("are found in %s", (_, text) => {
    expect(found(text)).toEqual([expect.stringMatching(/^packages\/site\/src\/a\.tsx:1: .* route table/)]);
  });

  it("are not what only begins alike", () => {
    expect(found('const a = ["/", "/faqs", "faq", "/kontoret", "pages/faq"];')).toEqual([]);
  });
});
