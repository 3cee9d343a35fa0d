import type { BrandDefinition } from "@spilhus/brand";
import type { Translator } from "@spilhus/i18n";
import { NotificationStackFrame } from "@spilhus/ui";
import { ConsentSlot } from "../consent/ConsentSlot.tsx";
import { NavigationIsland } from "../navigation/NavigationIsland.tsx";
import { NotificationsIsland } from "../notifications/NotificationsIsland.tsx";
import { StartupIsland } from "../startup/StartupIsland.tsx";
import { buildInfo } from "../builds/buildInfo.ts";

interface ShellIslandsProps {
  readonly brand: BrandDefinition;
  readonly translator: Translator;
}

/** The islands that outlive a navigation: start, links, messages, consent. */
export function ShellIslands({ brand, translator: { t, pick } }: ShellIslandsProps) {
  return (
    <>
      <StartupIsland buildId={buildInfo.id} newVersionText={t("notifications.newVersion")} />
      <NavigationIsland />
      <NotificationStackFrame label={t("notifications.label")}>
        <NotificationsIsland
          messages={pick(["notifications.label", "notifications.close", "notifications.reload"])}
        />
      </NotificationStackFrame>
      <ConsentSlot brand={brand} pick={pick} />
    </>
  );
}
