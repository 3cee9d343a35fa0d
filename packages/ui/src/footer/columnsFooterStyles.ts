import { css } from "styled-components";
import { footerDutiesStyles } from "./footerDutiesStyles.ts";
import { footerFrameStyles } from "./footerFrameStyles.ts";

export const columnsFooterStyles = css`
  .columns-footer {
    background-color: var(--color-band);
    background-image: var(--ground-band);
    color: var(--color-on-band);
    border-block-start: var(--shape-hairline) solid var(--color-border);
    padding-block: var(--space-7) var(--corner-room);
    font-size: var(--type-size-small);

    ${footerFrameStyles}
    ${footerDutiesStyles}

    .footer-top {
      display: grid;
      gap: var(--space-4);
      padding-block-end: var(--space-6);
      border-block-end: var(--shape-hairline) solid var(--color-border);
    }

    .footer-top img {
      width: auto;
      height: clamp(1.75rem, 1rem + 3vw, 3.5rem);
    }

    .footer-top p {
      max-width: 44ch;
      color: var(--color-on-band-muted);
    }

    .footer-columns {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
      gap: var(--space-6) var(--space-5);
      padding-block: var(--space-6);
      border-block-end: var(--shape-hairline) solid var(--color-border);
    }

    h2 {
      margin-block-end: var(--space-3);
      font-family: var(--font-body);
      font-size: var(--type-size-caption);
      font-weight: var(--type-weight-strong);
      letter-spacing: var(--type-tracking-label);
      word-spacing: var(--type-tracking-label);
      text-transform: var(--type-case-label);
      color: var(--color-on-band-muted);
    }

    .footer-columns a,
    .footer-help a {
      display: inline-flex;
      align-items: center;
      /* A short word, such as "TV", is no narrower than a finger may hit (WCAG 2.5.8). */
      min-width: 1.5rem;
      min-height: 2rem;
      text-decoration: none;
    }

    .footer-columns a:hover,
    .footer-help a:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    @media (max-width: 30rem) {
      .footer-help {
        grid-column: 1 / -1;
      }
    }

    .footer-help dl {
      display: grid;
      gap: 0.4rem;
      margin-block-start: var(--space-2);
      color: var(--color-on-band-muted);
    }

    .footer-duties {
      padding-block: var(--space-6);
    }

    .footer-legal {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-3);
      color: var(--color-on-band-muted);
      font-size: var(--type-size-caption);
    }
  }
`;
