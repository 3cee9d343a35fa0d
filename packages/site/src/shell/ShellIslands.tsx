import type { BrandDefinition } from "@spilhus/brand";
import type { Translator } from "@spilhus/i18n";
import { NotificationStackFrame } from "@spilhus/ui";
import { ConsentSlot } from "../consent/ConsentSlot.tsx";
import { NavigationIsland } from "../navigation/NavigationIsland.tsx";
import { NotificationsIsland } from "../notifications/NotificationsIsland.tsx";
import { PlayerIsland } from "../player/index.ts";
import { SignInIsland } from "../sign-in/index.ts";
import { signUpSettingsOf } from "../sign-up/signUpSettingsOf.ts";
import { StartupIsland } from "../startup/StartupIsland.tsx";
import { buildInfo } from "../builds/buildInfo.ts";
import { siteConfig } from "../config/siteConfig.ts";
import { playerStylesheetAddress } from "../styles/stylesheet.ts";

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
