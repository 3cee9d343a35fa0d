/** Fetched with the first poll. A file of its own: of a package that is imported whole every other call would come along. */
export { getWinners } from "@spilhus/api-client";
