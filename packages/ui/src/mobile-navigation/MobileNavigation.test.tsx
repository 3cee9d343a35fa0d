import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { MobileNavigation } from "./MobileNavigation.tsx";

const { mobileNavigation } = demoShell("da", { src: "/logo.svg", width: 228, height: 48, alt: "Huset" });

describe("MobileNavigation", () => {
  it("opens its panel without script, from the tab bar and from the drawer", () => {
    for (const variant of ["tabs", "drawer"] as const) {
      const html = renderToStaticMarkup(<MobileNavigation variant={variant} {...mobileNavigation} />);
      const target = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
      expect(html).toContain(`id="${target}" popover="auto"`);
    }
  });

  it("shows four places as tabs and the rest in the panel", () => {
    const html = renderToStaticMarkup(<MobileNavigation variant="tabs" {...mobileNavigation} />);
    expect(html.match(/class="tab"/g)).toHaveLength(5);
    expect(html).toContain("Indbetalingsgrænse");
  });
});
