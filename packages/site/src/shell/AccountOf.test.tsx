import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AccountOf } from "./AccountOf.tsx";

describe("a page's place for whoever looks at it", () => {
  it("is made with the ways in, which are links before any script (R4.03)", () => {
    const html = renderToStaticMarkup(
      <AccountOf clockPlace="bar" guest={{ logIn: "Log ind", signUp: "Opret spilkonto" }} />,
    );
    expect(html).toMatch(/<a href="\?auth=login"[^>]*>Log ind<\/a>/);
    expect(html).toMatch(/<a href="\?auth=signup"[^>]*>Opret spilkonto<\/a>/);
  });

  it("has the session clock from the start on a page that only players see, before any script (R2.33)", () => {
    const html = renderToStaticMarkup(<AccountOf clockPlace="bar" clockLabel="Logget ind i" />);
    expect(html).toContain('role="timer"');
    expect(html).toContain("–:––:––");
  });

  it("is kept where a layout has no ways in, for a player's clock", () => {
    expect(renderToStaticMarkup(<AccountOf />)).toMatch(/^<div class="session-frame"[^>]*><\/div>$/);
  });
});
