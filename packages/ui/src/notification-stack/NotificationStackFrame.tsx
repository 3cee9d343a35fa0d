import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.section`
  position: fixed;
  inset-block-start: 4.75rem;
  inset-inline-end: var(--space-gutter);
  z-index: 60;
  width: min(26rem, calc(100vw - 2 * var(--space-gutter)));
  pointer-events: none;

  ul {
    display: grid;
    gap: var(--space-2);
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 0.5rem;
    padding: 0.75rem 0.5rem 0.75rem 1rem;
    border: 1px solid var(--color-border-strong);
    border-inline-start: 4px solid var(--sign, var(--color-info));
    border-radius: var(--shape-control);
    background: var(--color-surface-overlay);
    color: var(--color-text);
    box-shadow: var(--shadow-overlay);
    pointer-events: auto;
    transition:
      opacity var(--motion-base) var(--motion-ease),
      transform var(--motion-slow) var(--motion-ease-land);

    @starting-style {
      opacity: 0;
      transform: translateY(-12px);
    }
  }

  li[data-type="success"] {
    --sign: var(--color-success);
  }

  li[data-type="warning"] {
    --sign: var(--color-warning);
  }

  li[data-type="error"] {
    --sign: var(--color-danger);
  }

  li > p {
    padding-block: 0.4rem;
    overflow-wrap: anywhere;
  }

  button {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: 0;
    border-radius: var(--shape-control);
    background: none;
    cursor: pointer;
  }

  button:hover {
    background: var(--color-surface-sunken);
  }
`;

export interface NotificationStackFrameProps {
  /** Name of the region. */
  readonly label: string;
  /**
   * The island. It renders `<ul>` with at most two `<li data-type>` (R4.10, R9.04), each a `<p>` and a `<button
   * aria-label>` that takes it away.
   */
  readonly children?: ReactNode;
}

/** Where notifications appear. The live region stands in the page from the start, so that the first one is heard too. */
export function NotificationStackFrame({ label, children }: NotificationStackFrameProps) {
  return (
    <Root aria-label={label} aria-live="polite" data-notifications="">
      {children}
    </Root>
  );
}
