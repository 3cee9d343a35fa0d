import { css } from "styled-components";

/** A page that is made to be printed leaves out what only a screen has. */
export const playerPrintStyles = css`
  @media print {
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
