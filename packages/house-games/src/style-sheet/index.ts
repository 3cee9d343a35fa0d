export { houseGamesCss } from "./houseGamesCss.ts";
