import { contentBlocks } from "@spilhus/public-site/page-blocks";
import { storyPage } from "@spilhus/page-kit/story-page";

export const page = storyPage("press", contentBlocks);
