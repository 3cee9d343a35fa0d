/** Loads with the first poll. Its own file: a dynamic import of the whole package would load every other call too. */
export { getJackpots } from "@spilhus/api-client";
