import type { ReactNode } from "react";

export interface ErrorViewProps {
  /** e.g. 404 or 500. */
  readonly status: number;
  readonly title: string;
  readonly text?: string;
  /** At least one way on. */
  readonly actions: ReactNode;
}

/** A page that could not be shown: what happened and the ways on (R2.55). */
export function ErrorView({ status, title, text, actions }: ErrorViewProps) {
  return (
    <section className="error-view" data-status={status}>
      <div className="container">
        <div className="error-text">
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          <div className="cluster" data-gap="3">
            {actions}
          </div>
        </div>
      </div>
    </section>
  );
}
