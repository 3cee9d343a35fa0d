import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoShell } from "../../fixtures/demoShell.tsx";
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

  it("as a map begins with help, as columns with the name", () => {
    const map = renderToStaticMarkup(<Footer variant="map" {...footer} />);
    expect(map.indexOf(footer.help.title)).toBeLessThan(map.indexOf("<nav"));
    const columns = renderToStaticMarkup(<Footer variant="columns" {...footer} />);
    expect(columns.indexOf("<nav")).toBeLessThan(columns.indexOf(footer.help.title));
  });
});
