import type { ThemeTokens } from "@spilhus/contracts";
import { createThemeCss, preloadedFont, type ThemeCssOptions } from "./createThemeCss.ts";

export interface ThemeStyleProps extends Pick<ThemeCssOptions, "assetBase" | "lateFonts"> {
  readonly tokens: ThemeTokens;
}

/** A brand's custom properties and fonts, for the document's head; preloads the one font that asks for it. */
export function ThemeStyle({ tokens, assetBase, ...options }: ThemeStyleProps) {
  const font = preloadedFont(tokens, assetBase);
  return (
    <>
      {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
      <style data-theme="">{createThemeCss(tokens, { assetBase, ...options })}</style>
    </>
  );
}
