import { createHash } from "node:crypto";
import { ThemeTokensSchema } from "@spilhus/contracts";
import { createThemeCss, globalCss, playerCss } from "@spilhus/ui";
import tokens from "../../theme.tokens.json" with { type: "json" };
import { consoleCss } from "../frame/index.ts";
import { STYLE_SHEET_PATH } from "./path.ts";

const theme = createThemeCss(ThemeTokensSchema.parse(tokens), { assetBase: "/skrift" });
const sheet = `${theme}\n${globalCss()}\n${playerCss()}\n${consoleCss}`;
const version = createHash("sha256").update(sheet).digest("hex").slice(0, 16);

/** Address of the style sheet of this build, which never changes there. */
export const styleSheetAddress = `${STYLE_SHEET_PATH}?v=${version}`;

/**
 * The console's own theme with the rules of all components. Browsers store it only under the address of its own version:
 * during a deploy, a page of another build gets it without storing it.
 */
export function answerStyleSheet({ url }: Pick<Request, "url">): Response {
  const isOwn = new URL(url).searchParams.get("v") === version;
  return new Response(sheet, {
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": isOwn ? "private, max-age=31536000, immutable" : "no-store",
    },
  });
}
