import { css } from "styled-components";
import { iconMask } from "./iconMask.ts";
import { ICON_NAMES } from "./paths.ts";

const drawings = ICON_NAMES.map((name) => `.icon[data-icon="${name}"]{mask-image:${iconMask(name)}}`).join(
  "",
);

export const iconStyles = css`
  .icon {
    display: block;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    background-color: currentcolor;
    mask: center / contain no-repeat;
    print-color-adjust: exact;
  }

  /* Where the system replaces the colours, the text's is replaced already: the sign keeps to it. */
  @media (forced-colors: active) {
    .icon {
      forced-color-adjust: none;
    }
  }

  ${drawings}
`;
