import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Notice } from "./Notice.tsx";

describe("Notice", () => {
  it("is announced only where it appears later", () => {
    expect(renderToStaticMarkup(<Notice>Ro på</Notice>)).not.toContain("role=");
    expect(renderToStaticMarkup(<Notice live="polite">Gemt</Notice>)).toContain('role="status"');
    expect(renderToStaticMarkup(<Notice live="assertive">Fejl</Notice>)).toContain('role="alert"');
  });
});
