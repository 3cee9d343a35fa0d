import { ThemeTokensSchema } from "@spilhus/contracts";
import { createThemeCss, globalCss, playerCss } from "@spilhus/ui";
import { consoleCss } from "../../src/frame/index.ts";
import tokens from "../../theme.tokens.json" with { type: "json" };

const theme = createThemeCss(ThemeTokensSchema.parse(tokens), { assetBase: "/skrift" });
const sheet = `${theme}\n${globalCss()}\n${playerCss()}\n${consoleCss}`;

/** The console's own theme with the rules of all components. */
export const GET = (): Response =>
  new Response(sheet, { headers: { "content-type": "text/css; charset=utf-8" } });
