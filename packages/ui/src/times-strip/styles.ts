import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  /* On the page of a game the times give way where facts and button would not be in sight. */
  @media (max-height: 40rem) and (max-width: 59.99rem) {
    body:has([data-hero="game"]) .times-strip {
      display: none;
    }
  }

  .times-strip {
    background-color: var(--color-strip);
    background-image: var(--ground-strip);
    color: var(--color-on-strip);

    .strip-row {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 1.25rem;
      min-height: 3.75rem;
    }

    h2 {
      flex: 0 1 auto;
      font-size: var(--type-size-title-s);
    }

    ul {
      flex: 1 1 8rem;
      min-width: 0;
      display: flex;
      gap: 0.375rem;
      overflow-x: auto;
      padding: 0.5rem 0.25rem;
      scroll-snap-type: x proximity;
      scrollbar-width: none;
    }

    li {
      flex: none;
      scroll-snap-align: start;
    }

    li + li {
      border-inline-start: 2px dotted color-mix(in srgb, currentcolor 45%, transparent);
      padding-inline-start: 0.375rem;
    }

    a {
      display: flex;
      align-items: baseline;
      gap: 0.5rem;
      min-height: 2.5rem;
      padding: 0.45rem 0.75rem;
      border-radius: var(--shape-control);
      font-size: var(--type-size-small);
      text-decoration: none;
      white-space: nowrap;
    }

    a:hover {
      background: color-mix(in srgb, currentcolor 12%, transparent);
    }

    time {
      font-size: var(--type-size-body);
      font-weight: 800;
    }

    .strip-more {
      flex: none;
      display: none;
      align-items: center;
      font-weight: var(--type-weight-strong);
    }

    @media (min-width: 64rem) {
      .strip-more {
        display: flex;
      }
    }

    @media (max-width: 63.99rem) {
      h2 {
        font-size: var(--type-size-small);
      }

      .strip-row {
        column-gap: 0.75rem;
        padding-inline-end: 0;
      }
    }
  }
`;
