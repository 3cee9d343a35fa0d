import { globalCss, playerCss } from "./styleSheets.ts";

const text = globalCss() + playerCss();

/** The rules of every component, for a page that links no sheet, such as Storybook's. React keeps it in the head once. */
export function GlobalStyle() {
  return (
    <style href="components" precedence="default">
      {text}
    </style>
  );
}
