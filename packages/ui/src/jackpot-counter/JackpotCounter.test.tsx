import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { JackpotCounter } from "./JackpotCounter.tsx";

describe("JackpotCounter", () => {
  it("is complete without scripts and contains the data that an island counts with", () => {
    const html = renderToStaticMarkup(
      <JackpotCounter
        id="moen"
        label="Jackpot"
        amountOre={123_456_700}
        growthOrePerMinute={4_200}
        asOf="2026-11-21T12:00:00Z"
        text="1.234.567,00 kr."
      />,
    );
    expect(html).toContain('data-jackpot="moen" data-growth="4200" data-as-of="2026-11-21T12:00:00Z"');
    expect(html).toContain('<data class="jackpot-amount number" value="123456700">1.234.567,00 kr.</data>');
  });

  it("is not a live region, so that screen readers are not interrupted", () => {
    const html = renderToStaticMarkup(
      <JackpotCounter
        id="a"
        label="J"
        amountOre={1}
        growthOrePerMinute={0}
        asOf="2026-01-01T00:00:00Z"
        text="0,01 kr."
      />,
    );
    expect(html).not.toMatch(/aria-live|role="(status|alert|log)"/);
  });
});
