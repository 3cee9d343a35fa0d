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
});
