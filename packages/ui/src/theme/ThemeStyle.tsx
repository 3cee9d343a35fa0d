import type { ThemeTokens } from "@spilhus/contracts";
import { createThemeCss, preloadedFont } from "./createThemeCss.ts";

export interface ThemeStyleProps {
  readonly tokens: ThemeTokens;
  /** Path under which the brand's `assets/` are served, without a slash at the end. */
  readonly assetBase: string;
}

/** A brand's custom properties and fonts, for the document's head; preloads the one font that asks for it. */
export function ThemeStyle({ tokens, assetBase }: ThemeStyleProps) {
  const font = preloadedFont(tokens, assetBase);
  return (
    <>
      {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
      <style data-theme="">{createThemeCss(tokens, { assetBase })}</style>
    </>
  );
}
