import { css } from "styled-components";

export const ageMarkStyles = css`
  .age-mark {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1.5px solid currentcolor;
    border-radius: 50%;
    font-size: 0.6875rem;
    font-weight: 700;
  }

  .age-mark[data-size="large"] {
    width: 3.75rem;
    height: 3.75rem;
    border-width: 2px;
    font-size: 1.125rem;
  }
`;
