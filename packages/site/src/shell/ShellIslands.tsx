import type { BrandDefinition } from "@spilhus/brand";
import type { Translator } from "@spilhus/i18n";
import { NotificationStackFrame } from "@spilhus/ui";
import { ConsentSlot } from "../consent/cookie-banner/ConsentSlot.tsx";
import { NavigationIsland } from "../navigation/NavigationIsland.tsx";
import { NotificationsIsland } from "../page-kit/notifications/NotificationsIsland.tsx";
import { PlayerIsland } from "../player-parts/PlayerIsland.tsx";
import { SignInIsland } from "../sign-in/sign-in-overlay/SignInIsland.tsx";
import { signUpSettingsOf } from "../sign-in/sign-up/signUpSettingsOf.ts";
import { StartupIsland } from "../startup/StartupIsland.tsx";
import { buildInfo } from "../page-kit/build-info/buildInfo.ts";
import { siteConfig } from "../page-kit/runtime-config/siteConfig.ts";
import { playerStylesheetAddress } from "../page-kit/stylesheets/stylesheet.ts";

interface ShellIslandsProps {
  readonly brand: BrandDefinition;
  readonly translator: Translator;
}

/** The islands that outlive a navigation: start, links, messages, consent, the player and the way in. */
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
      <ConsentSlot brand={brand} pick={pick} />
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
