import { css } from "styled-components";

/**
 * A footer stands below the first screen of nearly every page: it is laid out and painted once it comes near, which
 * spares a phone a third of an article's first layout. Until then it keeps about its height; it is in the document
 * for readers and search all the same (CSS Containment 2 § 4).
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
