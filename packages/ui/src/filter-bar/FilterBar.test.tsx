import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilterBar } from "./FilterBar.tsx";

describe("FilterBar", () => {
  const html = renderToStaticMarkup(
    <FilterBar
      action="/spiloversigt"
      title="Filtre"
      submitLabel="Vis"
      hidden={{ q: "rav" }}
      choices={[
        {
          id: "k",
          name: "kategori",
          label: "Kategori",
          value: "slots",
          options: [
            { value: "", label: "Alle" },
            { value: "slots", label: "Slots", count: 3 },
          ],
        },
      ]}
      switches={[{ id: "n", name: "nye", label: "Nye", checked: true }]}
      chosen={[{ label: "Slots", removeHref: "/spiloversigt?q=rav", removeLabel: "Fjern Slots" }]}
    />,
  );

  it("submits by GET and keeps the search text in the address", () => {
    expect(html).toContain('action="/spiloversigt" method="get"');
    expect(html).toContain('<input type="hidden" name="q" value="rav"/>');
  });

  it("shows each active filter and the address without it", () => {
    expect(html).toContain('<option value="slots" selected="">Slots (3)</option>');
    expect(html).toContain('<a href="/spiloversigt?q=rav" aria-label="Fjern Slots">');
  });
});
