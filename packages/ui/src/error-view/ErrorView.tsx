import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  align-items: center;
  min-height: min(34rem, 70svh);
  background-color: var(--color-hero);
  background-image: var(--ground-hero);
  color: var(--color-on-hero);

  /* Drawn, not said: the title says it. */
  &::after {
    content: attr(data-status) / "";
    position: absolute;
    inset: auto -0.06em -0.24em auto;
    z-index: -1;
    font-family: var(--type-family-number);
    font-weight: var(--type-weight-number);
    font-size: clamp(9rem, 38vw, 26rem);
    line-height: 1;
    letter-spacing: -0.06em;
    color: color-mix(in srgb, var(--color-on-hero) 9%, transparent);
    pointer-events: none;
  }

  .error-text {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    padding-block: var(--space-7);
  }

  h1 {
    max-width: 18ch;
  }

  p {
    max-width: 48ch;
    font-size: var(--type-size-lead);
  }
`;

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
    <Root data-status={status}>
      <div className="container">
        <div className="error-text">
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          <div className="cluster" data-gap="3">
            {actions}
          </div>
        </div>
      </div>
    </Root>
  );
}
