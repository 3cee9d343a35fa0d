import { ThemeTokensSchema } from "@spilhus/contracts";
import { measureContrast } from "@spilhus/ui";
import { expect, it } from "vitest";
import tokens from "../../theme.tokens.json" with { type: "json" };

it("has a theme of its own whose colours can be told apart (WCAG 1.4.3, 1.4.11)", () => {
  const failing = measureContrast(ThemeTokensSchema.parse(tokens)).filter(({ passes }) => !passes);
  expect(failing).toEqual([]);
});
