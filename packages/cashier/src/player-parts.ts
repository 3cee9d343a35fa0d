export { CASHIER_PLAYER_PARTS } from "./player-parts/cashierPlayerParts.ts";
