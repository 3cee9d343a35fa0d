import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StepIndicator } from "./StepIndicator.tsx";

describe("StepIndicator", () => {
  const html = renderToStaticMarkup(
    <StepIndicator
      label="Trin"
      steps={[
        { id: "a", label: "MitID" },
        { id: "b", label: "Kontakt", href: "?step=b" },
        { id: "c", label: "Grænse", href: "?step=c" },
        { id: "d", label: "Færdig", href: "?step=d" },
      ]}
      current="c"
      progress="Trin 3 af 4"
      doneLabel="færdig"
    />,
  );

  it("names the current step to everybody", () => {
    expect(html).toContain('<li data-state="current" aria-current="step"><span>Grænse</span></li>');
  });

  it("leads back to steps that may be changed, and never ahead", () => {
    expect(html.match(/href="[^"]+"/g)).toEqual(['href="?step=b"']);
    expect(html).toContain('aria-label="færdig"');
  });
});
