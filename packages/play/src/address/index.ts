export { type PlacesOfPlay, placesOfPlay } from "./placesOfPlay.ts";
export { playAddress } from "./playAddress.ts";
