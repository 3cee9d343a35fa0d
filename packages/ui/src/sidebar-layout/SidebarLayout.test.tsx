import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SidebarLayout } from "./SidebarLayout.tsx";

describe("SidebarLayout", () => {
  it("puts the content first and the sidebar after it as a named landmark (R2.53)", () => {
    const html = renderToStaticMarkup(
      <SidebarLayout sidebar="side" sidebarLabel="Hjælp">
        indhold
      </SidebarLayout>,
    );
    expect(html.indexOf("indhold")).toBeLessThan(html.indexOf("<aside"));
    expect(html).toContain('<aside aria-label="Hjælp">side</aside>');
  });
});
