import type { ShellSettings } from "@spilhus/contracts";
import type { MessageKey } from "@spilhus/i18n";
import { Container } from "@spilhus/ui";
import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountMenu } from "../frame/AccountMenu.tsx";
import { helpLinks } from "../frame/helpLinks.ts";
import { definePage, type PageDefinition } from "@spilhus/page-kit";
import { brandDuties, pauseDuties } from "@spilhus/page-kit/compliance";
import { ExclusionIsland, type ExclusionRoute } from "./ExclusionIsland.tsx";
import { EXCLUSION_MESSAGES } from "./exclusionMessages.ts";

interface Words {
  readonly title: MessageKey & `selfService.${string}Title`;
  readonly description: MessageKey & `selfService.${string}Description`;
}

const WORDS = {
  "cooling-off": { title: "selfService.pauseTitle", description: "selfService.pauseDescription" },
  "temporary-block": { title: "selfService.blockTitle", description: "selfService.blockDescription" },
  "self-exclusion": { title: "selfService.exclusionTitle", description: "selfService.exclusionDescription" },
  "account-deletion": { title: "selfService.deletionTitle", description: "selfService.deletionDescription" },
} as const satisfies Record<ExclusionRoute, Words>;

/**
 * A page with an exclusion form (R2.41–R2.44). The pages of cooling-off periods and blocks are also the status pages of
 * those restrictions (R4.02).
 */
export function exclusionPage(route: ExclusionRoute): PageDefinition<ShellSettings> {
  const { title, description } = WORDS[route];
  return definePage<ShellSettings>({
    route,
    load: ({ content }) => content.shell(),
    describe: (_, { t, path }) => ({
      title: t(title),
      description: t(description),
      crumbs: accountCrumbs(t, t(title), path),
    }),
    Body: ({ data: shell, request }) => {
      const { brand, t, messagesOf, now } = request;
      return (
        <Container>
          <ExclusionIsland
            route={route}
            title={t(title)}
            navigation={<AccountMenu request={request} route={route} />}
            messages={messagesOf(...EXCLUSION_MESSAGES)}
            help={helpLinks(brandDuties(brand, now), shell, t)}
            duties={pauseDuties(brand, now)}
          />
        </Container>
      );
    },
  });
}
