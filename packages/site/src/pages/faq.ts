import { contentBlocks } from "../public-site/page-blocks/contentBlocks.ts";
import { storyPage } from "../page-kit/story-page/storyPage.tsx";

export const page = storyPage("faq", contentBlocks);
