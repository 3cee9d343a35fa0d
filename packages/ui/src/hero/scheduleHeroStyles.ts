import { css } from "styled-components";
import { perforatedEdge } from "../perforated-edge/perforatedEdge.ts";
import { heroTextStyles } from "./heroTextStyles.ts";
import { roundTicketStyles } from "./roundTicketStyles.ts";

export const scheduleHeroStyles = css`
  .schedule-hero {
    position: relative;
    background-color: var(--color-hero);
    background-image: var(--ground-hero);
    color: var(--color-on-hero);
    padding-block: var(--space-5) calc(var(--space-6) + 12px);
    ${perforatedEdge("bottom", "22px")}

    ${heroTextStyles}
    ${roundTicketStyles}

    .hero-columns {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
    }

    .hero-eyebrow {
      padding: 0.3em 0.9em;
      border: 2px solid currentcolor;
      border-radius: var(--shape-pill);
      rotate: -2deg;
    }

    h1 {
      max-width: 13ch;
    }

    .hero-lead {
      max-width: 40ch;
    }

    .hero-art img {
      width: 100%;
      height: auto;
    }

    @media (min-width: 60rem) {
      padding-block: var(--space-6) calc(var(--space-6) + 12px);

      .hero-columns {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        column-gap: var(--space-6);
        align-items: center;
      }

      .hero-art {
        grid-area: 1 / 2;
      }

      .round-tickets {
        grid-area: 2 / 1 / auto / -1;
      }
    }
  }
`;
