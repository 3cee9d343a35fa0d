import { css } from "styled-components";
import { footerDutiesStyles } from "./footerDutiesStyles.ts";
import { footerFrameStyles } from "./footerFrameStyles.ts";

export const mapFooterStyles = css`
  .map-footer {
    --street: 2px dashed color-mix(in srgb, var(--color-on-band) 38%, transparent);
    background-color: var(--color-band);
    background-image: var(--ground-band);
    color: var(--color-on-band);
    padding-block: var(--space-7) var(--corner-room);

    ${footerFrameStyles}
    ${footerDutiesStyles}

    .footer-help {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
      padding: clamp(1.25rem, 4vw, 3rem);
      border-radius: var(--shape-panel);
      background: var(--color-surface-raised);
      color: var(--color-text);
      box-shadow: var(--shadow-rest);
    }

    .footer-help h2 {
      font-size: var(--type-size-title-l);
    }

    .footer-help p {
      max-width: 42ch;
      margin-block-start: var(--space-2);
      color: var(--color-text-muted);
    }

    .footer-reach {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-4);
      margin-block-start: var(--space-4);
    }

    .footer-reach a {
      display: inline-flex;
      align-items: center;
      gap: 0.6rem;
      min-height: 3rem;
      font-size: var(--type-size-lead);
      font-weight: var(--type-weight-strong);
      font-variant-numeric: tabular-nums;
      text-underline-offset: 0.25em;
    }

    .footer-hours h3 {
      margin-block-end: var(--space-3);
    }

    .footer-hours div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 1rem;
      padding-block: 0.45rem;
      border-block-end: 2px dotted var(--color-border);
    }

    .footer-map {
      display: grid;
      margin-block: var(--space-6);
      border-block: var(--street);
    }

    .footer-map nav {
      position: relative;
      padding: var(--space-5) 0;
    }

    .footer-map nav ~ nav {
      border-block-start: var(--street);
    }

    .footer-map h2 {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      margin-block-end: var(--space-2);
      font-size: var(--type-size-title-s);
    }

    .footer-map h2::before {
      content: "";
      width: 0.85rem;
      height: 0.85rem;
      border-radius: 50% 50% 50% 0;
      background: var(--color-action);
      rotate: -45deg;
    }

    .footer-map ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
    }

    .footer-map a {
      display: inline-flex;
      align-items: center;
      /* As wide as a finger needs, though it says only "TV" (WCAG 2.5.8). */
      min-width: 1.5rem;
      min-height: 2.25rem;
      text-decoration: none;
    }

    .footer-map a:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    .footer-end {
      display: grid;
      gap: var(--space-3);
      margin-block-start: var(--space-5);
      color: var(--color-on-band-muted);
      font-size: var(--type-size-small);
    }

    .footer-end img {
      width: auto;
      height: 2.25rem;
    }

    @media (min-width: 48rem) {
      .footer-help {
        grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
        align-items: center;
      }

      .footer-map {
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      }

      .footer-map nav {
        padding: var(--space-5);
      }

      .footer-map nav:nth-of-type(2) {
        border-block-start: 0;
      }

      .footer-map nav:nth-of-type(even) {
        border-inline-start: var(--street);
      }

      .footer-end {
        grid-template-columns: auto 1fr auto;
        align-items: center;
        gap: var(--space-5);
      }
    }
  }
`;
