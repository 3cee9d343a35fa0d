import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Announcement } from "./Announcement.tsx";

const shell = { announcement: "Salen lukker kl. 23." };

// Its styles must not look for the header behind it: a slow device draws the announcement first, and would move the page.
it("the announcement says where a player's clock hangs, which must not cover it", () => {
  const html = renderToStaticMarkup(<Announcement shell={shell} label="Driftsbesked" clockPlace="edge" />);
  expect(html).toMatch(/^<aside [^>]*data-clock="edge"/);
  expect(html).toContain("Salen lukker kl. 23.");
});

it("without a text there is no announcement", () => {
  expect(renderToStaticMarkup(<Announcement shell={{}} label="Driftsbesked" clockPlace="bar" />)).toBe("");
});
