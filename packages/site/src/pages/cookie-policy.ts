import { contentBlocks } from "../blocks/contentBlocks.ts";
import { storyPage } from "../story-page/storyPage.tsx";

export const page = storyPage("cookie-policy", contentBlocks);
