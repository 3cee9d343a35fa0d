import { css } from "styled-components";

export const layer = "composites";

/**
 * A page for printing omits what only makes sense on a screen. It prints dark text on white whatever the theme:
 * browsers omit backgrounds, and light text would be invisible.
 */
export const styles = css`
  @media print {
    html:has([data-printable]) {
      color-scheme: light;
      --color-surface: Canvas;
      --color-surface-raised: Canvas;
      --color-surface-sunken: Canvas;
      --color-text: CanvasText;
      --color-text-muted: CanvasText;
      --color-accent-text: CanvasText;
      --color-border: GrayText;
      --color-border-strong: GrayText;
      --ground-page: none;
    }

    body:has([data-printable]) {
      header,
      footer,
      nav,
      aside,
      dialog,
      [role="timer"],
      [data-screen] {
        display: none !important;
        /* A dialog leaves the page slowly, and paper does not wait. */
        transition: none !important;
      }

      [data-printable] section {
        overflow: visible;
      }
    }
  }
`;
