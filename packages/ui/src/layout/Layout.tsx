import type { ReactNode } from "react";

/** A step of the spacing scale. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface LayoutProps {
  readonly children: ReactNode;
  readonly gap?: Gap;
}

export interface ContainerProps {
  readonly children: ReactNode;
  /** `text` for reading, `page` for everything else. */
  readonly width?: "page" | "text";
}

/** Limits content to the page's width and keeps it off the edges. */
export function Container({ children, width = "page" }: ContainerProps) {
  return (
    <div className="container" data-width={width}>
      {children}
    </div>
  );
}

/**
 * A section of the page with space above and below. From the third one on, its layout is deferred while the document
 * has `data-arrival="top"`.
 */
export function Section({ children }: { readonly children: ReactNode }) {
  return <div className="section">{children}</div>;
}

/** Children in a column. */
export function Stack({ children, gap = 4 }: LayoutProps) {
  return (
    <div className="stack" data-gap={gap}>
      {children}
    </div>
  );
}

/** Children in a row that wraps. */
export function Cluster({ children, gap = 3 }: LayoutProps) {
  return (
    <div className="cluster" data-gap={gap}>
      {children}
    </div>
  );
}

export interface GridProps extends LayoutProps {
  /** The narrowest a column may get. */
  readonly min?: "small" | "medium" | "large";
}

/** As many equal columns as fit. */
export function Grid({ children, gap = 4, min = "medium" }: GridProps) {
  return (
    <div className="grid" data-gap={gap} data-min={min}>
      {children}
    </div>
  );
}
