import { lobbyBlocks } from "../blocks/lobbyBlocks.ts";
import { storyPage } from "../story-page/storyPage.tsx";

export const page = storyPage("slots", lobbyBlocks);
