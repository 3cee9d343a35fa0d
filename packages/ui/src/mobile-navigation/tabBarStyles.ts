import { css } from "styled-components";

export const tabBarStyles = css`
  .tab-bar {
    position: fixed;
    inset: auto 0 0;
    z-index: 40;
    border-block-start: var(--shape-hairline) solid var(--color-border);
    background: color-mix(in srgb, var(--color-header) 94%, transparent);
    backdrop-filter: blur(16px);
    color: var(--color-on-header);
    padding-block-end: env(safe-area-inset-bottom);

    > nav > ul {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }

    .tab {
      position: relative;
      display: grid;
      justify-items: center;
      align-content: start;
      gap: 0.2rem;
      width: 100%;
      min-height: 3.75rem;
      padding: 0.5rem 0.125rem 0.35rem;
      border: 0;
      background: none;
      font-size: clamp(0.5625rem, 2.75vw, 0.6875rem);
      font-weight: var(--type-weight-strong);
      line-height: 1.1;
      text-align: center;
      text-decoration: none;
      cursor: pointer;
    }

    .tab > span {
      max-width: 100%;
      overflow-wrap: anywhere;
    }

    .tab .icon {
      width: 1.5rem;
      height: 1.5rem;
    }

    .tab[aria-current] {
      color: var(--color-accent-text);
    }

    .tab[aria-current]::before {
      content: "";
      position: absolute;
      inset: -1px 22% auto;
      height: 2px;
      background: var(--color-accent);
    }

    .tab:focus-visible {
      outline-offset: -4px;
    }

    @media (min-width: 64rem) {
      display: none;
    }
  }
`;
