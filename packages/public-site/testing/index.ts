export { blockStory } from "./blockStory.ts";
