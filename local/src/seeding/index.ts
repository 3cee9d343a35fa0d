export { loadSeed } from "./loadSeed.ts";
