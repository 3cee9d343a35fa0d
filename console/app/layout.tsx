import type { ReactNode } from "react";
import { visitOf } from "../src/console-page/index.ts";
import { styleSheetAddress } from "../src/style-sheet/index.ts";

/** Every page is rendered per request. */
export const dynamic = "force-dynamic";
export const metadata = { robots: { index: false, follow: false } };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const { words } = await visitOf();
  return (
    <html lang={words.locale}>
      <head>
        {/* A style sheet of the framework's own would be a file for each part. */}
        <link rel="stylesheet" href={styleSheetAddress} precedence="default" />
      </head>
      <body>{children}</body>
    </html>
  );
}
