import { css } from "styled-components";

/** A slowly drifting ground under a hero; where a theme's ground is `none`, nothing shows and nothing moves. */
export const auroraStyles = css`
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
      animation: aurora-drift 22s ease-in-out infinite alternate;
    }
  }
`;
