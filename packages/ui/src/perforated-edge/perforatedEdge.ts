import { css } from "styled-components";

/** Cuts a row of half circles out of an edge, like a torn ticket; `size` is the diameter of a hole. */
export function perforatedEdge(edge: "top" | "bottom", size = "18px") {
  const at = edge === "bottom" ? "100%" : "0";
  return css`
    mask:
      radial-gradient(
          circle at 50% ${at},
          transparent calc(${size} * 0.33),
          #000 calc(${size} * 0.33 + 0.5px)
        )
        50% ${at} / ${size} 51% repeat-x,
      linear-gradient(#000 0 0) 50% ${edge === "bottom" ? "0" : "100%"} / 100% 50% no-repeat;
  `;
}
