import { css } from "styled-components";

export const plateCardStyles = css`
  .plate-card {
    align-self: start;
    width: 100%;
    padding: clamp(0.5rem, 2vw, 0.9rem);
    border: 2px solid var(--color-plate-line);
    border-radius: var(--shape-panel);
    background: var(--color-plate);
    color: var(--color-on-plate);
    box-shadow: var(--shadow-rest);

    figcaption {
      display: flex;
      justify-content: space-between;
      gap: 1rem;
      padding: 0 0.15rem 0.5rem;
      font-size: var(--type-size-caption);
      font-weight: var(--type-weight-strong);
    }

    table {
      width: 100%;
      table-layout: fixed;
      border-collapse: collapse;
    }

    td {
      height: clamp(1.75rem, 8vw, 2.75rem);
      padding: 0;
      border: 1.5px solid var(--color-plate-line);
      text-align: center;
      font-weight: 700;
      font-size: clamp(0.75rem, 3.4vw, 1.0625rem);
      line-height: 1;
    }

    td:empty {
      background: repeating-linear-gradient(-45deg, transparent 0 5px, var(--color-plate-line) 5px 6px);
      opacity: 0.55;
    }

    mark {
      display: grid;
      place-items: center;
      width: min(1.95em, 92%);
      aspect-ratio: 1;
      margin: auto;
      border-radius: 50%;
      background: var(--color-plate-mark);
      color: var(--color-on-plate-mark);
    }
  }
`;
