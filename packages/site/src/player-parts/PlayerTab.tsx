import { siteConfig } from "@spilhus/page-kit/runtime-config";
import type { ShellSlots } from "@spilhus/page-kit";
import { playerStylesheetAddress } from "@spilhus/page-kit/stylesheets";
import { PlayerIsland } from "./PlayerIsland.tsx";

/** Passes the settings of the brand and the app to the player island. */
export function PlayerTab({ brand, translator: { locale } }: ShellSlots["tab"]) {
  return (
    <PlayerIsland
      settings={{
        brand: brand.id,
        siteName: brand.name,
        zone: brand.timezone,
        isTracked: siteConfig().trackingEnabled,
        stylesheet: playerStylesheetAddress(),
        hasPayments: siteConfig().paymentsEnabled,
        hasPasskeys: brand.flags.passkeys === true,
        ...(brand.passkeyFailure && { passkeyFailure: brand.passkeyFailure[locale] }),
      }}
    />
  );
}
