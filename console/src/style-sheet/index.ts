export { STYLE_SHEET_PATH } from "./path.ts";
export { answerStyleSheet, styleSheetAddress } from "./styleSheet.ts";
