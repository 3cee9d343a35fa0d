import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .search-combobox-frame {
    position: relative;
    width: 100%;

    form {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    form > .icon {
      position: absolute;
      inset-block-start: calc(var(--space-control) / 2 - 0.625em);
      inset-inline-start: 0.95rem;
      color: var(--color-text-muted);
      pointer-events: none;
    }

    input[type="search"] {
      flex: 1 1 6.5rem;
      width: auto;
      min-width: 0;
      padding-inline-start: 2.9rem;
      border-radius: var(--shape-pill);
      font-size: max(1rem, var(--type-size-body));
    }

    input[type="search"]::-webkit-search-cancel-button {
      cursor: pointer;
    }

    [role="listbox"] {
      position: absolute;
      inset: calc(100% + 0.4rem) 0 auto;
      z-index: 20;
      max-height: min(26rem, 60dvh);
      overflow-y: auto;
      overscroll-behavior: contain;
      padding: 0.375rem;
      border: 1px solid var(--color-border-strong);
      border-radius: var(--shape-panel);
      background: var(--color-surface-overlay);
      box-shadow: var(--shadow-overlay);
    }

    [role="listbox"]:empty {
      display: none;
    }

    [role="option"] {
      text-decoration: none;
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: 1rem;
      min-height: 2.75rem;
      padding: 0.55rem 0.75rem;
      border-radius: var(--shape-control);
      cursor: pointer;
    }

    [role="option"] small {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    [role="option"]:hover,
    [role="option"][aria-selected="true"] {
      background: color-mix(in srgb, var(--color-accent) 20%, transparent);
    }

    [role="option"][aria-selected="true"] {
      outline: 2px solid var(--color-focus);
      outline-offset: -2px;
    }

    mark {
      background: none;
      color: inherit;
      font-weight: 800;
      text-decoration: underline;
    }
  }
`;
