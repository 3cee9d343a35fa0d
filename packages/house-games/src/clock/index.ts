export { type PresentationClock, realClock } from "./presentationClock.ts";
