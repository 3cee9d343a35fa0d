import type { ShellPart } from "@spilhus/page-kit";
import { playerStylesheetAddress } from "@spilhus/page-kit/stylesheets";
import { SupportFacadeSlot } from "./SupportFacadeSlot.tsx";
import { SupportIsland } from "./SupportIsland.tsx";

/** The button in the support-chat container, and what opens the chat. */
export const SUPPORT_SHELL_PARTS: readonly ShellPart[] = [
  { slot: "support-chat", Component: SupportFacadeSlot },
  {
    slot: "tab",
    Component: ({ brand }) =>
      brand.supportChat && (
        <SupportIsland
          settings={{
            brand: brand.id,
            consent: brand.consent,
            zone: brand.timezone,
            stylesheet: playerStylesheetAddress(),
            hasVendor: brand.supportChat.vendor !== undefined,
          }}
        />
      ),
  },
];
