import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoWinners } from "../../fixtures/demoLists.ts";
import { WinnersList } from "./WinnersList.tsx";

describe("WinnersList", () => {
  it("keeps the order it is given and names each row for the island that refreshes it", () => {
    const html = renderToStaticMarkup(<WinnersList label="Vindere" winners={demoWinners("da")} />);
    expect([...html.matchAll(/data-winner="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      "vinder-0",
      "vinder-1",
      "vinder-2",
      "vinder-3",
    ]);
    expect(html).toContain('<p class="winner-amount number">18.450,00 kr.</p>');
  });
});
