import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DataTable } from "./DataTable.tsx";

describe("DataTable", () => {
  it("names its rows and columns and can be scrolled by key", () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Cookies"
        columns={[
          { id: "n", label: "Navn" },
          { id: "d", label: "Levetid", align: "end" },
        ]}
        rows={[{ id: "1", cells: ["locale", "365 dage"] }]}
      />,
    );
    expect(html).toContain('<th scope="row">locale</th>');
    expect(html).toContain('<th scope="col" data-align="end">Levetid</th>');
    expect(html).toContain('tabindex="0"');
  });

  it("labels the values of a row that stands as a block on narrow screens", () => {
    const table = {
      caption: "Udbetalinger",
      columns: [
        { id: "p", label: "Spiller" },
        { id: "a", label: "Beløb", align: "end" as const },
      ],
      rows: [{ id: "1", cells: ["Kaj", "300,00 kr."] }],
    };
    expect(renderToStaticMarkup(<DataTable {...table} narrow="stack" />)).toContain(
      '<td data-align="end" data-label="Beløb">300,00 kr.</td>',
    );
    expect(renderToStaticMarkup(<DataTable {...table} />)).not.toContain("data-label");
  });
});
