import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PlateCard } from "./PlateCard.tsx";

describe("PlateCard", () => {
  it("reads as a table and says which numbers are marked", () => {
    const html = renderToStaticMarkup(
      <PlateCard caption="Plade" markedLabel="markeret" marked={[16]} rows={[[4, null, 16]]} />,
    );
    expect(html).toContain("<td>4</td><td></td>");
    expect(html).toContain('<mark>16<span class="visually-hidden"> markeret</span></mark>');
  });
});
