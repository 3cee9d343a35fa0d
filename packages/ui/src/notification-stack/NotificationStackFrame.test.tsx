import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MAX_NOTIFICATIONS } from "@spilhus/contracts";
import { NotificationStackFrame } from "./NotificationStackFrame.tsx";

describe("NotificationStackFrame", () => {
  it("is a polite live region before any notification exists, so that the first is heard (R4.10)", () => {
    expect(renderToStaticMarkup(<NotificationStackFrame label="Beskeder" />)).toMatch(
      /^<section [^>]*aria-label="Beskeder" aria-live="polite" data-notifications=""[^>]*><\/section>$/,
    );
  });

  it("holds as many as the contract allows: two (R4.10, R9.04)", () => {
    const items = Array.from({ length: MAX_NOTIFICATIONS }, (_, index) => <li key={index}>{index}</li>);
    const html = renderToStaticMarkup(
      <NotificationStackFrame label="Beskeder">
        <ul>{items}</ul>
      </NotificationStackFrame>,
    );
    expect(html.match(/<li>/g)).toHaveLength(2);
  });
});
