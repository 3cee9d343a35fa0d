import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { globalCss } from "../style-sheet/styleSheets.ts";
import { Footer } from "./Footer.tsx";

const { footer } = demoShell("da", { src: "/logo.svg", width: 228, height: 48, alt: "Huset" });

describe("Footer", () => {
  it.each(["columns", "map"] as const)(
    "%s carries the licence, the age limit and every place that helps",
    (variant) => {
      const html = renderToStaticMarkup(<Footer variant={variant} {...footer} />);
      expect(html).toContain("Tilladelse fra Spillemyndigheden");
      expect(html).toContain("18+");
      for (const { href } of footer.duties) expect(html).toContain(`href="${href}"`);
    },
  );

  it.each(["columns", "map"] as const)("%s says which of its links are for guests alone", (variant) => {
    const links = [
      { href: "/signup", label: "Opret spilkonto", isForGuests: true },
      { href: "/faq", label: "Spørgsmål" },
    ];
    const html = renderToStaticMarkup(
      <Footer {...footer} variant={variant} groups={[{ title: "Huset", links }]} />,
    );
    expect(html).toContain('<li data-for="guests"><a href="/signup"');
    expect(html).toContain('<li><a href="/faq"');
    expect(globalCss()).toMatch(
      /:root\[data-player="logged_in"\] \.\w+-footer \[data-for="guests"\]\{display:none/,
    );
  });

  it("as a map begins with help, as columns with the name", () => {
    const map = renderToStaticMarkup(<Footer variant="map" {...footer} />);
    expect(map.indexOf(footer.help.title)).toBeLessThan(map.indexOf("<nav"));
    const columns = renderToStaticMarkup(<Footer variant="columns" {...footer} />);
    expect(columns.indexOf("<nav")).toBeLessThan(columns.indexOf(footer.help.title));
  });
});
