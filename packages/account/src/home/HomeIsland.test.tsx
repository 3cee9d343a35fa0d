import { createTranslator } from "@spilhus/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HOME_MESSAGES } from "./homeMessages.ts";
import { HomeIsland } from "./HomeIsland.tsx";

it("renders an accessible skeleton without player data on the server (R2.33)", () => {
  const html = renderToStaticMarkup(
    <HomeIsland messages={createTranslator("da").messagesOf(...HOME_MESSAGES)} />,
  );
  expect(html).toContain("Henter din spilkonto");
  expect(html).toContain('class="skeleton"');
  expect(html).toContain('Hej <span data-early-field="firstName">…</span>');
  expect(html).toContain('<dd><span data-early-field="customerNumber">…</span>');
});
