import { DEFAULT_LOCALE } from "@spilhus/contracts";
import type { ReactNode } from "react";
import type { BrandDefinition } from "@spilhus/brand";
import { parsePageContext } from "@spilhus/experiments";
import { preloadedFont } from "@spilhus/ui";
import { translatorOf } from "@spilhus/page-kit";
import { stylesheetAddress } from "@spilhus/page-kit/stylesheets";
import { ShellSlot } from "./ShellSlot.tsx";

interface SiteDocumentProps {
  readonly brand: BrandDefinition;
  /** Page context of the address, such as `da`; an invalid one falls back to the brand's first locale. */
  readonly context: string;
  readonly children: ReactNode;
}

/** The document: language, theme, and the islands that stay for the lifetime of the tab. */
export function SiteDocument({ brand, context, children }: SiteDocumentProps) {
  const locale = parsePageContext(context)?.locale ?? brand.locales[0] ?? DEFAULT_LOCALE;
  const font = preloadedFont(brand.theme, "/brand");
  const translator = translatorOf(brand, locale);
  return (
    <html lang={locale}>
      <head>
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <link rel="stylesheet" href={stylesheetAddress(brand)} />
      </head>
      <body>
        <ShellSlot slot="before-page" slotProps={{ brand, translator }} />
        {children}
        <ShellSlot slot="tab" slotProps={{ brand, translator }} />
      </body>
    </html>
  );
}
