export { StoryLayout } from "./story-page/StoryLayout.tsx";
export { storyPage, type StoryPageData } from "./story-page/storyPage.tsx";
