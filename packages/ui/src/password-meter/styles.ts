import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .password-meter {
    --strength: var(--color-danger);
    display: grid;
    gap: var(--space-2);
    font-size: var(--type-size-small);

    output {
      color: var(--strength);
      font-weight: var(--type-weight-strong);
    }

    &[data-level="none"] {
      --strength: var(--color-text-muted);
    }

    &[data-level="fair"] {
      --strength: var(--color-warning);
    }

    &:is([data-level="good"], [data-level="strong"]) {
      --strength: var(--color-success);
    }

    .password-steps {
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      gap: 0.25rem;
    }

    .password-steps span {
      height: 0.5rem;
      border: 1px solid var(--color-border-strong);
      border-radius: var(--shape-control);
    }

    &:is([data-level="weak"], [data-level="fair"], [data-level="good"], [data-level="strong"])
      .password-steps
      span:nth-of-type(1),
    &:is([data-level="fair"], [data-level="good"], [data-level="strong"]) .password-steps span:nth-of-type(2),
    &:is([data-level="good"], [data-level="strong"]) .password-steps span:nth-of-type(3),
    &[data-level="strong"] .password-steps span {
      border-color: var(--strength);
      background: var(--strength);
    }

    ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
      gap: var(--space-1) var(--space-3);
    }

    li {
      display: flex;
      align-items: center;
      gap: 0.45em;
      color: var(--color-text-muted);
    }

    li[data-met="true"] {
      color: var(--color-text);
    }

    li[data-met="true"] .icon {
      color: var(--color-success);
    }
  }
`;
