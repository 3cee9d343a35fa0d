import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .jackpot {
    --corner: 0.75rem;
    display: inline-grid;
    grid-template-columns: minmax(0, max-content);
    gap: 0.35rem;
    max-width: 100%;
    padding: 0.85rem 1.1rem;
    background:
      linear-gradient(currentcolor 0 0) 0 0 / var(--corner) 1px,
      linear-gradient(currentcolor 0 0) 0 0 / 1px var(--corner),
      linear-gradient(currentcolor 0 0) 100% 0 / var(--corner) 1px,
      linear-gradient(currentcolor 0 0) 100% 0 / 1px var(--corner),
      linear-gradient(currentcolor 0 0) 0 100% / var(--corner) 1px,
      linear-gradient(currentcolor 0 0) 0 100% / 1px var(--corner),
      linear-gradient(currentcolor 0 0) 100% 100% / var(--corner) 1px,
      linear-gradient(currentcolor 0 0) 100% 100% / 1px var(--corner);
    background-repeat: no-repeat;
    color: var(--color-jackpot);
  }

  .jackpot-amount {
    font-size: var(--type-size-number);
    line-height: 1;
    letter-spacing: -0.03em;
    white-space: normal;
  }

  .jackpot[data-size="medium"] .jackpot-amount {
    font-size: var(--type-size-title-m);
  }

  @media (max-width: 22rem) {
    .jackpot-amount {
      font-size: 1.125rem;
    }
  }
`;
