import { css } from "styled-components";

export const plateCardStyles = css`
  .game-card[data-variant="plate"] {
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-rest);
    transition:
      box-shadow var(--motion-base) var(--motion-ease),
      transform var(--motion-base) var(--motion-ease-land);

    .game-art {
      aspect-ratio: 16 / 10;
      margin: 0.5rem 0.5rem 0;
      border-radius: calc(var(--shape-card) - 0.375rem) calc(var(--shape-card) - 0.375rem) 0 0;
    }

    .game-caption {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr auto;
      gap: 0.15rem;
      flex: 1;
      margin: 0 0.5rem 0.5rem;
      padding: 0.9rem 0.75rem 0.5rem;
      border-block-start: 4px dotted var(--color-surface-raised);
      margin-block-start: -2px;
    }

    .game-name {
      font-size: var(--type-size-title-s);
    }

    .game-line {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-content: flex-start;
      gap: 0.15rem 0.75rem;
      min-width: 0;
    }

    .game-line > * {
      min-width: 0;
      max-width: 100%;
    }

    .game-provider {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    .game-jackpot {
      color: var(--color-jackpot);
      font-size: var(--type-size-small);
      white-space: normal;
    }

    .game-facts {
      align-self: end;
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin-block-start: 0.6rem;
      padding-block-start: 0.6rem;
      border-block-start: 2px dotted var(--color-border);
    }

    .game-facts div {
      flex: 1 1 max-content;
      min-width: 0;
      max-width: 100%;
    }

    .game-facts dt {
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
      line-height: 1.25;
    }

    .game-facts dd {
      font-size: var(--type-size-small);
      font-weight: var(--type-weight-strong);
    }

    &:hover,
    &:focus-within {
      box-shadow: var(--shadow-raised);
      transform: translateY(var(--motion-lift)) rotate(-0.4deg);
    }

    &:hover .game-name a {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.15em;
    }

    &:active {
      transform: translateY(0);
    }
  }
`;
