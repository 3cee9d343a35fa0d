export { html, Markup } from "./html.ts";
export { signInPage, toolPage } from "./page.ts";
export { styleSheet } from "./styleSheet.ts";
