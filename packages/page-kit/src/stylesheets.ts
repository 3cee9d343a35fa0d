export { PlayerStyles } from "./stylesheets/PlayerStyles.tsx";
export {
  playerStylesheet,
  playerStylesheetAddress,
  sheetAddress,
  stylesheet,
  stylesheetAddress,
} from "./stylesheets/stylesheet.ts";
