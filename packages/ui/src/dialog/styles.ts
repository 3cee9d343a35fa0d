import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .dialog {
    width: var(--dialog-width, min(34rem, calc(100vw - 2rem)));
    max-width: none;
    max-height: min(54rem, calc(100dvh - 2rem));
    margin: auto;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    border: var(--shape-hairline) solid var(--color-border-strong);
    border-radius: var(--shape-panel);
    background: var(--color-surface-overlay);
    color: var(--color-text);
    box-shadow: var(--shadow-overlay);
    opacity: 0;
    transform: translateY(14px) scale(0.985);
    transition:
      opacity var(--motion-base) var(--motion-ease),
      transform var(--motion-slow) var(--motion-ease-land),
      display var(--motion-slow) allow-discrete,
      overlay var(--motion-slow) allow-discrete;
  }

  .dialog[open] {
    opacity: 1;
    transform: none;

    @starting-style {
      opacity: 0;
      transform: translateY(14px) scale(0.985);
    }
  }

  /* A question at the foot of the page, above a bar of tabs; it does not block the content. */
  .dialog[data-place="foot"] {
    position: fixed;
    inset: auto 0 max(1rem, env(safe-area-inset-bottom));
    z-index: 45;
    margin-inline: auto;

    @media (max-width: 64rem) {
      inset-block-end: calc(4.5rem + env(safe-area-inset-bottom));
      max-height: calc(100dvh - 9rem);
    }
  }

  /* A task such as registering: on a phone a sheet as tall as the screen allows. */
  .dialog[data-place="sheet"] {
    width: min(38rem, calc(100vw - 2rem));
    /* The sticky head must not cover the element that has the focus (WCAG 2.4.11). */
    scroll-padding-block-start: 5rem;

    @media (max-width: 40rem) {
      width: 100vw;
      max-height: calc(100dvh - 0.75rem);
      margin-block: auto 0;
      border-width: var(--shape-line) 0 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;

      > .dialog-body {
        padding-block-end: max(2rem, env(safe-area-inset-bottom));
      }
    }
  }

  /* The close button of a sheet stays in reach however long the sheet is. */
  .dialog[data-place="sheet"] .dialog-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block: clamp(1rem, 3vw, 1.5rem) var(--space-2);
    margin-block: calc(-1 * clamp(1.25rem, 4vw, 2rem)) calc(-1 * var(--space-2));
    background: var(--color-surface-overlay);
  }

  .dialog::backdrop {
    overflow: hidden;
    overscroll-behavior: contain;
    background: rgb(0 0 0 / 0.6);
  }

  .dialog-body {
    display: grid;
    gap: var(--space-4);
    padding: clamp(1.25rem, 4vw, 2rem);
  }

  .dialog-head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
  }

  /* As tall as the close button takes up, so that both stand in one line. */
  .dialog-head > :first-child {
    display: grid;
    align-content: center;
    min-height: 1.75rem;
  }

  .dialog-close {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin: -0.5rem -0.5rem -0.5rem 0;
    border: 0;
    border-radius: var(--shape-pill);
    background: none;
    cursor: pointer;
  }

  .dialog-close:hover {
    background: var(--color-surface-sunken);
  }

  .dialog-actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  .dialog-actions > :first-child {
    --lines-up: 1;
  }

  /* On a phone each action has its own line, all equally wide, so that none is easier to miss. */
  @media (max-width: 30rem) {
    .dialog-actions > :nth-child(n) {
      --lines-up: 0;
      flex: 1 1 100%;
    }
  }
`;
