import type { ReactNode } from "react";
import type { BrandDefinition } from "@spilhus/brand";
import { parsePageContext } from "@spilhus/experiments";
import { GlobalStyle, ThemeStyle } from "@spilhus/ui";
import { translatorOf } from "../app/translator.ts";
import { ShellIslands } from "./ShellIslands.tsx";

interface SiteDocumentProps {
  readonly brand: BrandDefinition;
  /** Page context of the address, e.g. `da`; one nobody wrote falls back to the brand's first locale. */
  readonly context: string;
  readonly children: ReactNode;
}

/** The document: language, theme, and the islands that live as long as the tab does. */
export function SiteDocument({ brand, context, children }: SiteDocumentProps) {
  const locale = parsePageContext(context)?.locale ?? brand.locales[0] ?? "da";
  return (
    <html lang={locale}>
      <head>
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <ThemeStyle tokens={brand.theme} assetBase="/brand" />
        <GlobalStyle />
      </head>
      <body>
        {children}
        <ShellIslands brand={brand} translator={translatorOf(brand, locale)} />
      </body>
    </html>
  );
}
