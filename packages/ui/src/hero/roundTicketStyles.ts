import { css } from "styled-components";

export const roundTicketStyles = css`
  .round-ticket {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-radius: var(--shape-panel);
    background: var(--color-plate);
    color: var(--color-on-plate);
    filter: drop-shadow(0 6px 14px rgb(70 40 10 / 0.18));
  }

  .round-ticket > * {
    min-width: 0;
    padding: var(--space-4);
  }

  .ticket-label {
    font-size: var(--type-size-small);
    font-weight: var(--type-weight-strong);
  }

  .round-ticket h2 {
    font-size: var(--type-size-title-m);
  }

  .round-ticket time {
    font-weight: var(--type-weight-strong);
  }

  .round-ticket dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-3);
    border-block: 3px dotted var(--color-plate-line);
  }

  .round-ticket dt {
    font-size: var(--type-size-caption);
  }

  .round-ticket dd {
    font-size: clamp(1.0625rem, 0.85rem + 1vw, 1.75rem);
    line-height: 1.2;
  }

  .round-ticket[hidden] {
    display: none;
  }

  .round-ticket [data-countdown] {
    min-width: 5ch;
    min-height: 1.2em;
  }

  /* Room for the countdown is kept until its first second is known. */
  .round-ticket div:has(> [data-countdown]:empty),
  .round-ticket[data-started] :is(.ticket-label, time, dt:has(+ [data-countdown])) {
    visibility: hidden;
  }

  @media (min-width: 60rem) {
    .round-ticket {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) minmax(0, max-content);
      align-items: center;
      mask:
        radial-gradient(circle at 0 50%, transparent 13px, #000 13.5px) 0 50% / 51% 100% no-repeat,
        radial-gradient(circle at 100% 50%, transparent 13px, #000 13.5px) 100% 50% / 51% 100% no-repeat;
    }

    .round-ticket > * {
      padding: var(--space-4) var(--space-5);
    }

    .round-ticket dl {
      border-block: 0;
      border-inline: 3px dotted var(--color-plate-line);
    }
  }
`;
