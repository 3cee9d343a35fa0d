import { css } from "styled-components";
import { iconSheetMask, iconSheetPosition } from "./iconMask.ts";
import { ICON_NAMES } from "./paths.ts";

export const layer = "parts";

const places = ICON_NAMES.map(
  (name) => `.icon[data-icon="${name}"]{mask-position:0 ${iconSheetPosition(name)}}`,
).join("");

export const styles = css`
  .icon {
    display: block;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    background-color: currentcolor;
    mask: ${iconSheetMask()} 0 0 / 100% ${ICON_NAMES.length * 100}% no-repeat;
    print-color-adjust: exact;
  }

  /* A mask shows its background, which the system would otherwise replace by the page's. */
  @media (forced-colors: active) {
    .icon {
      forced-color-adjust: none;
      background-color: CanvasText;
    }
  }

  ${places}
`;
