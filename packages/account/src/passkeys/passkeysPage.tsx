import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { ACTIVE_SESSIONS_MESSAGES } from "../active-sessions/activeSessionsMessages.ts";
import { ActiveSessionsIsland } from "../active-sessions/ActiveSessionsIsland.tsx";
import { KNOWN_DEVICES_MESSAGES } from "../known-devices/knownDevicesMessages.ts";
import { KnownDevicesIsland } from "../known-devices/KnownDevicesIsland.tsx";
import { definePage } from "@spilhus/page-kit";
import { PasskeysIsland } from "./PasskeysIsland.tsx";
import { PASSKEYS_PAGE_MESSAGES } from "./passkeysPageMessages.ts";

/** 'Biometric login': the player's passkeys (R2.35), active sessions and known devices. */
export const passkeysPage = definePage({
  route: "account-biometrics",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("passkeyPage.title"),
    description: t("passkeyPage.description"),
    crumbs: accountCrumbs(t, t("passkeyPage.title"), path),
  }),
  Body: ({ request }) => {
    const { brand, locale, t, path, messagesOf } = request;
    return (
      <AccountFrame request={request} route="account-biometrics" title={t("passkeyPage.title")}>
        <p>{t("passkeyPage.text")}</p>
        <PasskeysIsland
          brand={brand.id}
          hasPasskeys={brand.flags.passkeys === true}
          failureText={brand.passkeyFailure?.[locale]}
          zone={brand.timezone}
          path={path}
          messages={messagesOf(...PASSKEYS_PAGE_MESSAGES)}
        />
        <ActiveSessionsIsland
          brand={brand.id}
          hasPasskeys={brand.flags.passkeys === true}
          zone={brand.timezone}
          path={path}
          messages={messagesOf(...ACTIVE_SESSIONS_MESSAGES)}
        />
        <KnownDevicesIsland zone={brand.timezone} messages={messagesOf(...KNOWN_DEVICES_MESSAGES)} />
      </AccountFrame>
    );
  },
});
