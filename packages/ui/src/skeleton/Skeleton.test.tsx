import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Skeleton } from "./Skeleton.tsx";

describe("Skeleton", () => {
  it("says what is loading and hides its shapes from screen readers", () => {
    const html = renderToStaticMarkup(<Skeleton shape="portrait" count={3} label="Henter spil …" />);
    expect(html).toContain('<output class="visually-hidden">Henter spil …</output>');
    expect(html).toContain('<ul aria-hidden="true">');
    expect(html.match(/class="bone"/g)).toHaveLength(3);
  });
});
