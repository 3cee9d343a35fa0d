export { ferskenfaldRound, isfuglensSkatRound, roundOf, treKirsebaerRound } from "./slotRounds.ts";
export { rouletteRound, STORY_ROULETTE } from "./rouletteRounds.ts";
export { StoryRoulette, type StoryRouletteProps } from "./StoryRoulette.tsx";
export { storyClock } from "./storyClock.ts";
export { StorySlot, type StorySlotProps } from "./StorySlot.tsx";
export { storyTable } from "./slotTables.ts";
export { liveRound, PLATES, storyPurchase, storyRound, storyState } from "./hallStates.ts";
export { StoryHall } from "./StoryHall.tsx";
