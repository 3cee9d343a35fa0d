import type { BrandDefinition } from "@spilhus/brand";
import type { Translator } from "@spilhus/i18n";
import { NotificationStackFrame } from "@spilhus/ui";
import { NavigationIsland } from "../navigation/NavigationIsland.tsx";
import { NotificationsIsland } from "@spilhus/page-kit/notifications";
import { PlayerIsland } from "../player-parts/PlayerIsland.tsx";
import { SignInIsland } from "@spilhus/sign-in";
import { signUpSettingsOf } from "@spilhus/sign-in/sign-up";
import { StartupIsland } from "../startup/StartupIsland.tsx";
import { buildInfo } from "@spilhus/page-kit/build-info";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { playerStylesheetAddress } from "@spilhus/page-kit/stylesheets";

interface ShellIslandsProps {
  readonly brand: BrandDefinition;
  readonly translator: Translator;
}

/** The islands that outlive a navigation: start, links, messages, the player and the way in. */
export function ShellIslands({ brand, translator: { t, pick, locale } }: ShellIslandsProps) {
  const { accountsEnabled, trackingEnabled } = siteConfig();
  const hasPasskeys = brand.flags.passkeys === true;
  return (
    <>
      <StartupIsland buildId={buildInfo.id} newVersionText={t("notifications.newVersion")} />
      <NavigationIsland offlineText={t("notifications.offline")} />
      <NotificationStackFrame label={t("notifications.label")}>
        <NotificationsIsland
          messages={pick(["notifications.close", "notifications.reload", "errors.retry"])}
        />
      </NotificationStackFrame>
      {accountsEnabled && (
        <>
          <PlayerIsland
            settings={{
              brand: brand.id,
              siteName: brand.name,
              zone: brand.timezone,
              isTracked: trackingEnabled,
              stylesheet: playerStylesheetAddress(),
              hasPasskeys,
              ...(brand.passkeyFailure && { passkeyFailure: brand.passkeyFailure[locale] }),
            }}
          />
          <SignInIsland
            settings={{
              brand: brand.id,
              hasPasskeys,
              stylesheet: playerStylesheetAddress(),
              signUp: signUpSettingsOf(brand),
            }}
          />
        </>
      )}
    </>
  );
}
