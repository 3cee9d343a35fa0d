import type { ShellSettings } from "@spilhus/contracts";
import { Container } from "@spilhus/ui";
import { definePage, type PageDefinition } from "@spilhus/page-kit";
import { brandDuties } from "@spilhus/page-kit/compliance";
import { helpLinks } from "../frame/helpLinks.ts";
import { StatusIsland } from "./StatusIsland.tsx";
import { STATUS_KEYS } from "./statusKeys.ts";
import { STATUS_KINDS, type StatusRoute } from "./statusKinds.ts";

/**
 * The page a restricted player is kept on (R4.02, R2.43–R2.46, R2.49). Without the account's navigation, whose places are
 * closed to most who are here.
 */
export function statusPage(route: StatusRoute): PageDefinition<ShellSettings> {
  const { title } = STATUS_KINDS[route];
  return definePage<ShellSettings>({
    route,
    load: ({ content }) => content.shell(),
    describe: (_, { t, path }) => ({
      title: t(title),
      description: t("account.statusDescription"),
      crumbs: [{ name: t("account.title"), path }],
    }),
    Body: ({ data: shell, request: { brand, t, pick, now } }) => (
      <Container>
        <StatusIsland
          route={route}
          messages={pick(STATUS_KEYS)}
          help={helpLinks(brandDuties(brand, now), shell, t)}
        />
      </Container>
    ),
  });
}
