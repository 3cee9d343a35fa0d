import { definePage } from "@spilhus/page-kit";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { storyPage, type StoryPageData } from "@spilhus/page-kit/story-page";
import { GreetingIsland } from "@spilhus/player-session/visitor";
import { lobbyBlocks } from "@spilhus/public-site/page-blocks";
import { GreetingFrame } from "@spilhus/ui";

const story = storyPage("front", lobbyBlocks);

/** The front page: the same for everybody, with a place above it where an island greets a player (R2.01). */
export const frontPage = definePage<StoryPageData>({
  ...story,
  Body: ({ data, request }) => (
    <>
      {siteConfig().accountsEnabled && (
        <GreetingFrame>
          <GreetingIsland gameCard={request.brand.look.gameCard} />
        </GreetingFrame>
      )}
      <story.Body data={data} request={request} />
    </>
  ),
});
