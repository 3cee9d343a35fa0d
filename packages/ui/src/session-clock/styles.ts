import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .session-clock {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: 1.75rem;
    padding: 0.15rem 0.6rem;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--shape-control);
    background: var(--color-duty);
    color: var(--color-on-duty);
    font-size: var(--type-size-small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    time {
      /* Room for two digits of hours, so that nothing moves when the tenth hour comes. */
      min-width: 7ch;
      font-weight: var(--type-weight-strong);
      text-align: end;
    }

    /* Hangs from the top edge of the window, whatever is scrolled under it. */
    &[data-place="edge"],
    [data-clock="edge"] & {
      position: fixed;
      inset: 0 var(--space-gutter) auto auto;
      z-index: 50;
      border-block-start: 0;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
      box-shadow: var(--shadow-rest);
    }

    /* The figure stays where words have no room. */
    @media (max-width: 48rem) {
      > span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      time {
        min-width: 0;
      }
    }

    /* On a phone's bar, over the balance, whose link it leaves reachable. */
    @media (max-width: 30rem) {
      header:not([data-clock="edge"]) :has(> .balance) > & {
        grid-area: 1 / 1;
        z-index: 1;
        place-self: start stretch;
        justify-content: flex-end;
        min-height: 0;
        margin: var(--shape-line) 0 0 var(--shape-line);
        padding: 0.05rem 0.25rem 0.05rem 0.4rem;
        border: 0;
        border-end-end-radius: 0;
        border-end-start-radius: 0;
        font-size: var(--type-size-caption);
        line-height: 1.25;
        pointer-events: none;
      }
    }
  }
`;
