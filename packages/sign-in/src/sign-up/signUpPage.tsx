import { pathOf, routeById } from "@spilhus/routes";
import { Stack } from "@spilhus/ui";
import { definePage, type PageDefinition, type PageRequest } from "@spilhus/page-kit";
import type { BlockMap } from "@spilhus/page-kit/blocks";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { GuestsOnlyIsland } from "@spilhus/player-session/visitor";
import { storyPage, type StoryPageData } from "@spilhus/page-kit/story-page";
import { SignUpStart } from "./SignUpStart.tsx";

/** MitID returns to this page, with the steps in the overlay. */
const TARGET = pathOf(routeById("signup"));

function SignUpPanel({ request: { t } }: { readonly request: PageRequest }) {
  return (
    <GuestsOnlyIsland>
      <section aria-labelledby="sign-up">
        <Stack gap={4}>
          <h2 id="sign-up">{t("signIn.signUpTitle")}</h2>
          <SignUpStart t={t} target={TARGET} />
        </Stack>
      </section>
    </GuestsOnlyIsland>
  );
}

/** The page about opening an account, from the content service, with a link to MitID that needs no JavaScript (R2.07). */
export function signUpPage(blocks: BlockMap): PageDefinition<StoryPageData> {
  const page = storyPage("signup", blocks);
  return definePage({
    ...page,
    async load(request) {
      const data = await page.load(request);
      if (!siteConfig().accountsEnabled) return data;
      const element = <SignUpPanel key="sign-up" request={request} />;
      return { ...data, body: [{ uid: "sign-up", element, structuredData: undefined }, ...data.body] };
    },
  });
}
