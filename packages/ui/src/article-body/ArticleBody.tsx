import type { ReactNode } from "react";

/** Running text from rich text: its line length, spacing and elements. */
export function ArticleBody({ children }: { readonly children: ReactNode }) {
  return (
    <div className="article-body" data-prose="">
      {children}
    </div>
  );
}
