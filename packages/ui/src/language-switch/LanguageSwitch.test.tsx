import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoShell } from "../../fixtures/demoShell.tsx";

describe("LanguageSwitch", () => {
  it("names each language in that language and marks the current one", () => {
    const html = renderToStaticMarkup(
      demoShell("da", { src: "/l.svg", width: 1, height: 1, alt: "" }).languageSwitch,
    );
    expect(html).toContain('href="/_locale/en" lang="en" hrefLang="en" aria-label="EN, English"');
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });
});
