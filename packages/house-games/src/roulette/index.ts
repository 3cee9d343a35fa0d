export { HouseRoulette } from "./player/HouseRoulette.tsx";
