export { findStaffPlayers, playerIn, playerOfNumber } from "./findStaffPlayers.ts";
