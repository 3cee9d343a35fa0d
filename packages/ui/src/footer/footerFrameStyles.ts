import { css } from "styled-components";

/**
 * A footer is below the first screen of nearly every page: it is laid out and painted only near the viewport, which
 * saves a phone a third of an article's first layout. Until then its height is an estimate; screen readers and search
 * still find it in the document (CSS Containment 2 § 4).
 */
export const footerFrameStyles = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 100rem;

  @media (min-width: 64rem) {
    contain-intrinsic-block-size: auto 50rem;
  }

  :root[data-player="logged_in"] & [data-for="guests"] {
    display: none;
  }
`;
