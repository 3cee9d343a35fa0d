import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { Header } from "./Header.tsx";

const { header } = demoShell("da", { src: "/logo.svg", width: 228, height: 48, alt: "Huset" });

describe("Header", () => {
  it("slim has one bright action at the right and no strip of times", () => {
    const html = renderToStaticMarkup(<Header variant="slim" {...header} strip={<p>strip</p>} />);
    expect(html.match(/data-kind="primary"/g)).toHaveLength(1);
    expect(html).not.toContain("strip</p>");
  });

  it("slim has the drawer instead of the action on phones", () => {
    const html = renderToStaticMarkup(<Header variant="slim" {...header} drawer={<button>Menu</button>} />);
    expect(html).toMatch(
      /<div class="header-wide">(?:(?!<\/div>).)*data-kind="primary".*?<\/div><button>Menu/,
    );
  });

  it("tall stands over the strip of the day's times", () => {
    expect(renderToStaticMarkup(<Header variant="tall" {...header} strip={<p>strip</p>} />)).toContain(
      "<p>strip</p></header>",
    );
  });

  it("marks the page shown, in both compositions", () => {
    for (const variant of ["slim", "tall"] as const) {
      expect(renderToStaticMarkup(<Header variant={variant} {...header} />)).toContain(
        '<a href="#spilleautomater" aria-current="page">',
      );
    }
  });

  // A style that looks for the account inside the header with `:has()` may be applied a frame after the header is drawn.
  it("says on its own element whether a player's account has a place in it, in both compositions", () => {
    for (const variant of ["slim", "tall"] as const) {
      const opening = (account?: ReactNode) =>
        renderToStaticMarkup(<Header variant={variant} {...header} account={account} />).match(
          /<header[^>]*>/,
        )?.[0];
      expect(opening(<p>Saldo</p>)).toContain("data-account");
      expect(opening()).not.toContain("data-account");
    }
  });

  it("of a simple layout shows the logo without navigation entries (R2.53)", () => {
    const { logo, homeHref, navigationLabel } = header;
    const html = renderToStaticMarkup(
      <Header
        variant="slim"
        logo={logo}
        homeHref={homeHref}
        navigationLabel={navigationLabel}
        navigation={[]}
      />,
    );
    expect(html).toContain('alt="Huset"');
    expect(html).not.toContain("<li>");
  });
});
