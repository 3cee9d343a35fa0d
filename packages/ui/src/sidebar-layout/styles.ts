import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .sidebar-layout {
    display: grid;
    gap: var(--space-6);

    > * {
      min-width: 0;
    }

    /* Text begins where the cards beside it begin. */
    --text-margin: 0;

    > aside > :not(.section) + :not(.section) {
      margin-block-start: var(--space-3);
    }

    @media (min-width: 64rem) {
      grid-template-columns: minmax(0, 1fr) minmax(16rem, 21rem);
      gap: var(--space-7);
      align-items: start;

      > aside {
        position: sticky;
        inset-block-start: 5.5rem;
      }
    }
  }
`;
