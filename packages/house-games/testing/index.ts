export { ferskenfaldRound, isfuglensSkatRound, roundOf, treKirsebaerRound } from "./slotRounds.ts";
export { storyClock } from "./storyClock.ts";
export { StorySlot, type StorySlotProps } from "./StorySlot.tsx";
export { storyTable } from "./slotTables.ts";
