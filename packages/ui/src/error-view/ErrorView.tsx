import type { ReactNode } from "react";

export interface ErrorViewProps {
  /** e.g. 404 or 500. */
  readonly status: number;
  readonly title: string;
  readonly text?: string;
  /** At least one link to continue. */
  readonly actions: ReactNode;
}

/** An error page: what happened, and links to continue (R2.55). */
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
