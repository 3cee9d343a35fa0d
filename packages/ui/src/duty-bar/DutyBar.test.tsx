import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { DutyBar } from "./DutyBar.tsx";

const { dutyBar } = demoShell("da", { src: "/logo.svg", width: 228, height: 48, alt: "Huset" });

describe("DutyBar", () => {
  it("puts licence, age limit, helpline, register and self-test one click away", () => {
    const html = renderToStaticMarkup(<DutyBar {...dutyBar} />);
    expect(html).toContain("Tilladelse fra Spillemyndigheden");
    expect(html).toContain("For voksne over 18 år");
    expect(html).toContain("70 22 28 25");
    expect(html).toContain("ROFUS");
    expect(html).toContain("Selvtest");
  });
});
