import { css } from "styled-components";

export const layer = "parts";

/**
 * A background that drifts slowly under a hero: for five seconds after the page loads, then while the hero is hovered.
 * A longer animation would need a control to stop it (WCAG 2.2.2) and takes a whole core without a graphics processor.
 * If a theme's background is `none`, there is nothing to show.
 */
export const styles = css`
  @keyframes aurora-arrive {
    from {
      translate: -4% 3%;
    }
    to {
      translate: 0 0;
    }
  }

  @keyframes aurora-drift {
    from {
      transform: translate3d(-3%, 2%, 0) scale(1.08) rotate(-1.5deg);
    }
    to {
      transform: translate3d(3%, -3%, 0) scale(1.16) rotate(1.5deg);
    }
  }

  .aurora {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
  }

  .aurora::before {
    content: "";
    position: absolute;
    inset: -12%;
    background: var(--ground-hero);
  }

  /* A phone's battery pays for every frame of it: it moves where there is room and power. */
  @media (min-width: 64rem) and (prefers-reduced-motion: no-preference) {
    .aurora::before {
      animation:
        aurora-arrive 5s ease-out,
        aurora-drift 22s ease-in-out infinite alternate paused;
    }

    :hover > .aurora::before {
      animation-play-state: running;
    }
  }
`;
