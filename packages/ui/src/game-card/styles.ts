import { css } from "styled-components";
import { plateCardStyles } from "./plateCardStyles.ts";
import { portraitCardStyles } from "./portraitCardStyles.ts";

export const layer = "parts";

/** Cards repeat by the dozen, so their styles are in the global sheet once. */
export const styles = css`
  .game-card {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    border-radius: var(--shape-card);
    isolation: isolate;
  }

  .game-card a {
    text-decoration: none;
  }

  /* The whole card is the target; the ring goes around the card. */
  .game-card a::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 2;
    border-radius: var(--shape-card);
  }

  .game-card a:focus-visible {
    outline: none;
    --focus-gap: none;
  }

  .game-card a:focus-visible::after {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--color-focus-gap);
  }

  .game-art {
    position: relative;
    overflow: hidden;
    background: var(--color-art);
  }

  .game-art picture,
  .game-art img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /*
   * Pictures below the first screen are requested after the first frame, so that they do not compete with what it
   * shows.
   */
  @media screen {
    :root[data-arrival="top"] .game-art img[loading="lazy"] {
      display: none;
    }
  }

  .game-badges {
    position: absolute;
    inset: 0.5rem 0.5rem auto;
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }

  /* Amounts and names wrap as a whole; a word breaks only where it alone is wider than the card. */
  .game-caption {
    overflow-wrap: break-word;
  }

  .game-name {
    font-size: inherit;
  }

  ${portraitCardStyles}
  ${plateCardStyles}
`;
