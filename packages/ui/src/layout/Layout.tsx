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

/** Keeps content inside the page's measure and off its edges. */
export function Container({ children, width = "page" }: ContainerProps) {
  return (
    <div className="container" data-width={width}>
      {children}
    </div>
  );
}

/**
 * A part of the page with air over and under it. From the third on it waits for its layout where the document says
 * `data-arrival="top"`.
 */
export function Section({ children }: { readonly children: ReactNode }) {
  return <div className="section">{children}</div>;
}

/** Children under each other. */
export function Stack({ children, gap = 4 }: LayoutProps) {
  return (
    <div className="stack" data-gap={gap}>
      {children}
    </div>
  );
}

/** Children beside each other, wrapping. */
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
