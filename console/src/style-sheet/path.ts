/** Address of the console's style sheet, without its version. */
export const STYLE_SHEET_PATH = "/stil.css";
