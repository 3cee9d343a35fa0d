export { playgamePage } from "./play-page/index.ts";
