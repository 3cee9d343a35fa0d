import { lobbyBlocks } from "../public-site/page-blocks/lobbyBlocks.ts";
import { storyPage } from "../page-kit/story-page/storyPage.tsx";

export const page = storyPage("slots", lobbyBlocks);
