import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ErrorView } from "./ErrorView.tsx";

describe("ErrorView", () => {
  it("distinguishes a missing page from a server error, and offers a link (R2.55)", () => {
    const missing = renderToStaticMarkup(
      <ErrorView status={404} title="Siden findes ikke" actions={<a href="/">Til forsiden</a>} />,
    );
    const failing = renderToStaticMarkup(
      <ErrorView status={500} title="Noget gik galt" actions={<a href="/">Til forsiden</a>} />,
    );
    expect(missing).toContain('data-status="404"');
    expect(failing).toContain('data-status="500"');
    expect(missing).toContain('<a href="/">Til forsiden</a>');
  });
});
