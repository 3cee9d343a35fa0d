export { PLAYER } from "./player.ts";
