import { css } from "styled-components";

export const navigationPanelStyles = css`
  .navigation-panel {
    --away: translateX(100%);
    position: fixed;
    inset: 0 0 0 auto;
    width: min(24rem, 92vw);
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 1rem var(--space-gutter) calc(2rem + env(safe-area-inset-bottom));
    overflow: auto;
    overscroll-behavior: contain;
    border: 0;
    background: var(--color-surface-overlay);
    color: var(--color-text);
    box-shadow: var(--shadow-overlay);
    transform: var(--away);
    transition:
      transform var(--motion-slow) var(--motion-ease),
      display var(--motion-slow) allow-discrete,
      overlay var(--motion-slow) allow-discrete;

    &[data-from="bottom"] {
      --away: translateY(100%);
      inset: auto 0 0;
      width: auto;
      height: auto;
      max-height: 88dvh;
      border-block-start: 2px solid var(--color-accent);
    }

    &[data-from="side"] {
      border-radius: var(--shape-panel) 0 0 var(--shape-panel);
    }

    &:popover-open {
      transform: none;
    }

    @starting-style {
      &:popover-open {
        transform: var(--away);
      }
    }

    &::backdrop {
      background: rgb(0 0 0 / 0.55);
    }

    .panel-head {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 1rem;
      margin-block-end: var(--space-3);
    }

    .panel-head p {
      font-family: var(--font-display);
      font-size: var(--type-size-title-m);
      font-weight: var(--type-weight-display);
    }

    .panel-close {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      border: 0;
      border-radius: var(--shape-pill);
      background: var(--color-surface-sunken);
      cursor: pointer;
    }

    .panel-actions {
      display: grid;
      gap: var(--space-2);
      margin-block: var(--space-4);
    }

    :root[data-player="logged_in"] & [data-for="guests"] {
      display: none;
    }

    nav li {
      border-block-end: var(--shape-hairline) solid var(--color-border);
    }

    nav li a {
      display: flex;
      align-items: center;
      gap: 0.85rem;
      min-height: 3.25rem;
      padding-block: 0.5rem;
      font-weight: var(--type-weight-strong);
      text-decoration: none;
    }

    nav li a:hover,
    nav li [aria-current] {
      color: var(--color-accent-text);
    }
  }
`;
