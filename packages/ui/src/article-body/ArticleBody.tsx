import type { ReactNode } from "react";

/** Running text from rich text: the measure, the rhythm and every element it may hold. */
export function ArticleBody({ children }: { readonly children: ReactNode }) {
  return (
    <div className="article-body" data-prose="">
      {children}
    </div>
  );
}
