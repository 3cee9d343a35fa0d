import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Balance } from "./Balance.tsx";

const cash = { label: "Saldo", text: "1.234,50 kr.", ore: 123_450 };

describe("Balance", () => {
  it("names cash and bonus apart, so that a screen reader tells them apart", () => {
    const html = renderToStaticMarkup(
      <Balance
        href="/konto/bevaegelser"
        cash={cash}
        bonus={{ label: "Bonus", text: "50,00 kr.", ore: 5_000 }}
      />,
    );
    expect(html.replaceAll(/<[^>]+>/g, "")).toBe("Saldo 1.234,50 kr.Bonus 50,00 kr.");
    expect(html).not.toContain("aria-live");
  });

  it("keeps the unit apart from the number, before it or after it, so that a narrow phone can leave it out", () => {
    const unitOf = (text: string) =>
      /<data value="1">(.*)<\/data>/.exec(
        renderToStaticMarkup(<Balance href="#" cash={{ label: "Saldo", text, ore: 1 }} />),
      )?.[1];
    expect(unitOf("1.234,50 kr.")).toBe('1.234,50 <span class="balance-unit">kr.</span>');
    expect(unitOf("DKK 1,234.50")).toBe('<span class="balance-unit">DKK</span> 1,234.50');
    expect(unitOf("-5")).toBe("-5");
  });

  it("keeps its place empty until the amount is known", () => {
    const html = renderToStaticMarkup(<Balance href="/konto/bevaegelser" cash={undefined} />);
    expect(html).toContain('<span class="balance-amounts"></span>');
  });

  it("links to a deposit only for players who can deposit", () => {
    const deposit = { href: "?deposit=true", label: "Indbetal" };
    expect(renderToStaticMarkup(<Balance href="#" cash={cash} deposit={deposit} />)).toContain(
      "?deposit=true",
    );
    expect(renderToStaticMarkup(<Balance href="#" cash={cash} />)).not.toContain("balance-deposit");
  });
});
