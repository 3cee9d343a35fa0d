export { ACCOUNT_PLACES, openPlaces, PLACE_GROUPS, PLACE_KEYS, type AccountPlace } from "./accountPlaces.ts";
