export { choiceForm } from "./choiceForm.ts";
export { factTable } from "./factTable.ts";
export { html, Markup } from "./html.ts";
export { signInPage, standInPage, type StandInPage, toolPage, type Tools } from "./page.ts";
export { styleSheet } from "./styleSheet.ts";
export { userIdForm } from "./userIdForm.ts";
