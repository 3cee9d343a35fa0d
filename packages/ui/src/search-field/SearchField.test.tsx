import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SearchField } from "./SearchField.tsx";

describe("SearchField", () => {
  it("searches without script and keeps the filters in force", () => {
    const html = renderToStaticMarkup(
      <SearchField
        id="s"
        action="/spiloversigt"
        name="q"
        label="Søg"
        submitLabel="Søg"
        defaultValue="rav"
        hidden={{ kategori: "slots" }}
      />,
    );
    expect(html).toContain('<search><form action="/spiloversigt" method="get">');
    expect(html).toContain('<label class="visually-hidden" for="s">Søg</label>');
    expect(html).toContain('<input type="hidden" name="kategori" value="slots"/>');
    expect(html).toContain('maxLength="80"');
  });
});
