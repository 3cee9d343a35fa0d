export { asPlayer, refused, STORY_LIMITS, STORY_NOW } from "./accountStory.ts";
