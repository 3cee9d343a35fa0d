export { openPlaces } from "./frame/accountPlaces.ts";
