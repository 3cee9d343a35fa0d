export { derivedUuid } from "./derivedUuid.ts";
export { namedRandom } from "./namedRandom.ts";
