import { css } from "styled-components";

export const layer = "player";

/**
 * A page that is made to be printed leaves out what only a screen has. It is ink on paper whatever the ground of the
 * screen: browsers leave grounds out, and light text would be lost.
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
      }

      [data-printable] section {
        overflow: visible;
      }
    }
  }
`;
