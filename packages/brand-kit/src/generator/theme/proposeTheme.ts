import type { FontToken, ThemeTokens } from "@spilhus/contracts";
import { STARTER_TOKENS } from "./starterTokens.ts";

/** Puts a palette, the starter tokens of its scheme and two families together; the font of running text is preloaded. */
export function proposeTheme(
  scheme: "dark" | "light",
  color: ThemeTokens["color"],
  fonts: { readonly display: FontToken; readonly body: FontToken },
): ThemeTokens {
  return {
    scheme,
    color,
    ...STARTER_TOKENS[scheme],
    font: { display: { ...fonts.display, preload: false }, body: { ...fonts.body, preload: true } },
  };
}
