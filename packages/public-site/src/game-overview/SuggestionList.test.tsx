import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SuggestionList } from "./SuggestionList.tsx";

const found = [
  { slug: "ravjaegeren", name: "Ravjægeren", provider: "Fjordlab", matches: [[0, 3]] },
  { slug: "nattens-ravn", name: "Nattens Ravn", provider: "Kystlys", matches: [[8, 11]] },
] as const;
const draw = (isOpen: boolean, active?: number) =>
  renderToStaticMarkup(
    <SuggestionList id="s" label="Søg" state={{ found, isOpen, active }} onChoose={() => undefined} />,
  );

describe("the list of suggestions (R2.16)", () => {
  it("links each suggestion to its game and marks what matched (R2.16)", () => {
    const html = draw(true, 1);
    expect(html).toContain('href="/spilside/nattens-ravn"');
    expect(html).toContain("<span><mark>Rav</mark>jægeren</span><small>Fjordlab</small>");
    expect(html).toContain("<span>Nattens <mark>Rav</mark>n</span>");
  });

  it("marks the current suggestion and keeps all out of the tab order", () => {
    const options = draw(true, 1).match(/<a [^>]+>/g) ?? [];
    expect(options).toHaveLength(2);
    expect(options[0]).toContain('aria-selected="false"');
    expect(options[1]).toContain('id="s-2" aria-selected="true" tabindex="-1"');
  });

  it("is empty while it is closed", () => {
    expect(draw(false)).toMatch(/^<div role="listbox"[^>]*><\/div>$/);
  });
});
