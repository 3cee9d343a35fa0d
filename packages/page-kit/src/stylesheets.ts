export { PlayerStyles } from "./stylesheets/PlayerStyles.tsx";
export {
  playerStylesheet,
  playerStylesheetAddress,
  stylesheet,
  stylesheetAddress,
} from "./stylesheets/stylesheet.ts";
