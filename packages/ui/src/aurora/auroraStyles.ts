import { css, keyframes } from "styled-components";

const drift = keyframes`
  from { transform: translate3d(-3%, 2%, 0) scale(1.08) rotate(-1.5deg); }
  to { transform: translate3d(3%, -3%, 0) scale(1.16) rotate(1.5deg); }
`;

/** A slowly drifting ground under a hero; where a theme's ground is `none`, nothing shows and nothing moves. */
export const auroraStyles = css`
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
    animation: ${drift} 22s ease-in-out infinite alternate;
  }

  @media (prefers-reduced-motion: reduce) {
    .aurora::before {
      animation: none;
    }
  }
`;
