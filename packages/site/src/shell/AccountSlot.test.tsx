import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AccountSlot } from "./AccountSlot.tsx";

describe("AccountSlot", () => {
  it("renders login and signup as links that work without scripts (R4.03)", () => {
    const html = renderToStaticMarkup(
      <AccountSlot clockPlace="bar" guest={{ logIn: "Log ind", signUp: "Opret spilkonto" }} />,
    );
    expect(html).toMatch(/<a href="\?auth=login"[^>]*>Log ind<\/a>/);
    expect(html).toMatch(/<a href="\?auth=signup"[^>]*>Opret spilkonto<\/a>/);
  });

  it("renders the session clock on a players' page before any script runs (R2.33)", () => {
    const html = renderToStaticMarkup(<AccountSlot clockPlace="bar" clockLabel="Logget ind i" />);
    expect(html).toContain('role="timer"');
    expect(html).toContain("–:––:––");
  });

  it("renders an empty frame for the clock in a layout without login links", () => {
    expect(renderToStaticMarkup(<AccountSlot />)).toMatch(/^<div class="session-frame"[^>]*><\/div>$/);
  });
});
