import { SUPPORT_LINKS } from "@spilhus/contracts/support";
import { SUPPORT_PAGES } from "@spilhus/routes";
import { expect, it } from "vitest";
import { LINK_PAGES } from "./linkPaths.ts";

it("customer service hands over pages of the site alone", () => {
  const pages: readonly string[] = Object.values(SUPPORT_PAGES);
  for (const link of SUPPORT_LINKS) expect(pages).toContain(LINK_PAGES[link].path);
});
