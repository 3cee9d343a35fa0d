import type { BrandDefinition } from "@spilhus/brand";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import type { ShellSlots } from "@spilhus/page-kit";
import { brandDuties } from "@spilhus/page-kit/compliance";
import { pathOf, routeById } from "@spilhus/routes";
import { playerStylesheetAddress } from "@spilhus/page-kit/stylesheets";
import { PlayerIsland } from "./PlayerIsland.tsx";

/** Where the chat is, for its panel; nothing where the app has none (R5.10, R6.06). */
function chatPlaces() {
  const { chat } = siteConfig();
  const places = {
    inbox: pathOf(routeById("account-messages")),
    pause: pathOf(routeById("cooling-off")),
    play: pathOf(routeById("playgame")),
  };
  return chat && { chat: { ...chat, places } };
}

/** The helpline in force on the day that the page is rendered. */
const helplineOf = (brand: BrandDefinition) => brandDuties(brand, new Date()).stopSpillet;

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
        helpline: helplineOf(brand),
        hasPayments: siteConfig().paymentsEnabled,
        ...chatPlaces(),
        hasPasskeys: brand.flags.passkeys === true,
        ...(brand.passkeyFailure && { passkeyFailure: brand.passkeyFailure[locale] }),
      }}
    />
  );
}
