import type { ShellSettings } from "@spilhus/contracts";
import { Container } from "@spilhus/ui";
import { definePage, type PageDefinition } from "@spilhus/page-kit";
import { brandDuties } from "@spilhus/page-kit/compliance";
import { helpLinks } from "../frame/helpLinks.ts";
import { StatusIsland } from "./StatusIsland.tsx";
import { STATUS_MESSAGES } from "./statusMessages.ts";
import type { StatusRoute } from "./statusKinds.ts";

/**
 * The status page of a restriction (R4.02, R2.43–R2.46, R2.49). It has no account menu, because most restrictions
 * close the account's pages.
 */
export function statusPage(route: StatusRoute): PageDefinition<ShellSettings> {
  return definePage<ShellSettings>({
    route,
    load: ({ content }) => content.shell(),
    describe: (_, { t, path }) => ({
      // A neutral title, because unrestricted players can visit the page too.
      title: t("account.statusTitle"),
      description: t("account.statusDescription"),
      crumbs: [{ name: t("account.title"), path }],
    }),
    Body: ({ data: shell, request: { brand, t, messagesOf, now } }) => (
      <Container>
        <StatusIsland
          route={route}
          messages={messagesOf(...STATUS_MESSAGES)}
          help={helpLinks(brandDuties(brand, now), shell, t)}
        />
      </Container>
    ),
  });
}
