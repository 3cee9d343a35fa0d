import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .button {
    --ground: transparent;
    --ink: var(--color-text);
    --inset: 1.25em;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.6em;
    max-width: 100%;
    min-height: var(--button-height, var(--space-control));
    padding: 0.45em var(--button-inset, var(--inset));
    border: var(--shape-line) solid transparent;
    border-radius: var(--shape-control);
    background: var(--ground);
    color: var(--ink);
    font-family: var(--font-body);
    font-size: var(--button-text, var(--type-size-body));
    font-weight: var(--type-weight-strong);
    line-height: 1.2;
    /* Its words give way to nothing beside it. */
    overflow-wrap: var(--button-wrap, break-word);
    letter-spacing: 0;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color var(--motion-fast) var(--motion-ease),
      border-color var(--motion-fast) var(--motion-ease),
      box-shadow var(--motion-fast) var(--motion-ease),
      transform var(--motion-fast) var(--motion-ease-land);
  }

  .button[data-kind="primary"] {
    --ground: var(--primary-ground, var(--color-action));
    --ink: var(--primary-ink, var(--color-on-action));
    box-shadow: var(--primary-shadow, var(--shadow-action));
  }

  .button[data-kind="primary"]:hover {
    --ground: var(--primary-pressed, var(--color-action-hover));
    --ink: var(--primary-pressed-ink, var(--color-on-action));
    border-color: var(--primary-pressed-line, transparent);
    transform: translateY(calc(var(--motion-lift) / 3));
  }

  .button[data-kind="primary"]:active {
    --ground: var(--primary-pressed, var(--color-action-active));
    box-shadow: none;
    transform: translateY(2px);
  }

  .button[data-kind="secondary"] {
    border-color: currentcolor;
    --ink: inherit;
  }

  .button[data-kind="secondary"]:hover,
  .button[data-kind="quiet"]:hover {
    --ground: color-mix(in srgb, currentcolor 12%, transparent);
  }

  .button[data-kind="secondary"]:active,
  .button[data-kind="quiet"]:active {
    --ground: color-mix(in srgb, currentcolor 22%, transparent);
    transform: translateY(1px);
  }

  /* It has no box: what lines up with what is above it is its word, where its container says so. */
  .button[data-kind="quiet"] {
    --ink: inherit;
    --inset: 0.8em;
    display: var(--button-quiet, inline-flex);
    margin-inline-start: calc(var(--lines-up, 0) * -1 * (var(--inset) + var(--shape-line)));
  }

  .button[data-kind="danger"] {
    --ink: var(--color-danger);
    --ground: var(--color-danger-ground);
    border-color: currentcolor;
  }

  .button[data-kind="danger"]:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .button[data-size="small"] {
    --inset: 0.9em;
    min-height: 2.25rem;
    padding-block: 0.3em;
    font-size: var(--type-size-small);
  }

  .button[data-size="large"] {
    min-height: calc(var(--space-control) * 1.18);
    --inset: 1.75em;
    font-size: var(--type-size-lead);
  }

  .button[data-wide="true"] {
    width: 100%;
  }

  @keyframes button-ring {
    to {
      rotate: 1turn;
    }
  }

  .button[data-busy] {
    cursor: progress;
  }

  .button[data-busy]::before {
    content: "";
    flex: none;
    width: 1.25em;
    height: 1.25em;
    border: 2px solid currentcolor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: button-ring 0.9s linear infinite;
  }

  .button[aria-disabled="true"]:not([data-busy]),
  .button[aria-disabled="true"]:not([data-busy]):hover,
  .button[aria-disabled="true"]:not([data-busy]):active {
    --ground: var(--color-disabled);
    --ink: var(--color-on-disabled);
    border-color: transparent;
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
    text-decoration: none;
  }

  .button-reason {
    display: block;
    margin-top: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--type-size-small);
  }

  @media (forced-colors: active) {
    .button {
      border: 2px solid ButtonText;
    }
  }
`;
