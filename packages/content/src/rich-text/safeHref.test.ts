import { describe, expect, it } from "vitest";
import { safeHref } from "./safeHref.ts";

describe("address of a link", () => {
  it.each([
    "https://example.com/a?b=c#d",
    "http://example.com",
    "mailto:hjaelp@example.com",
    "tel:+4570222825",
    "/blog/x",
    "blog/x",
    "#regler",
    "?terms=true",
    "//example.com/x",
  ])("stays: %s", (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "https://",
    "",
    "  ",
  ])("is refused: %j", (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});
