import { CONSENT_SHELL_PARTS } from "@spilhus/consent/shell-parts";
import { buildInfo } from "@spilhus/page-kit/build-info";
import { NotificationsIsland } from "@spilhus/page-kit/notifications";
import type { ShellPart } from "@spilhus/page-kit";
import { playerStylesheetAddress } from "@spilhus/page-kit/stylesheets";
import { PLAY_SHELL_PARTS } from "@spilhus/play/shell-parts";
import { PUBLIC_SHELL_PARTS } from "@spilhus/public-site/shell-parts";
import { SIGN_IN_SHELL_PARTS } from "@spilhus/sign-in/shell-parts";
import { SUPPORT_SHELL_PARTS } from "@spilhus/support/react";
import { NotificationStackFrame } from "@spilhus/ui";
import { STRICT_AREAS } from "@spilhus/routes";
import { NavigationIsland } from "../navigation/NavigationIsland.tsx";
import { OfferTermsIsland } from "../offer-terms/OfferTermsIsland.tsx";
import { PlayerTab } from "../player-parts/PlayerTab.tsx";
import { StartupIsland } from "../startup/StartupIsland.tsx";

/** Parts that this package adds itself. */
const OWN_PARTS: readonly ShellPart[] = [
  {
    slot: "tab",
    Component: ({ translator: { t } }) => (
      <StartupIsland buildId={buildInfo.id} newVersionText={t("notifications.newVersion")} />
    ),
  },
  {
    slot: "tab",
    Component: ({ translator: { t } }) => (
      <NavigationIsland offlineText={t("notifications.offline")} strictAreas={STRICT_AREAS} />
    ),
  },
  {
    slot: "tab",
    Component: ({ brand }) => (
      <OfferTermsIsland settings={{ zone: brand.timezone, stylesheet: playerStylesheetAddress() }} />
    ),
  },
  {
    slot: "tab",
    Component: ({ translator: { t, messagesOf } }) => (
      <NotificationStackFrame label={t("notifications.label")}>
        <NotificationsIsland messages={messagesOf("notifications.actions", "errors.actions")} />
      </NotificationStackFrame>
    ),
  },
];

/** All parts of the shell in render order. A new feature package adds its list here. */
export const SHELL_PARTS: readonly ShellPart[] = [
  ...OWN_PARTS,
  ...CONSENT_SHELL_PARTS,
  { slot: "tab", needsAccounts: true, Component: PlayerTab },
  ...SIGN_IN_SHELL_PARTS,
  ...PLAY_SHELL_PARTS,
  ...PUBLIC_SHELL_PARTS,
  ...SUPPORT_SHELL_PARTS,
];
