import type { SupportLink } from "@spilhus/contracts/support";
import { SUPPORT_PAGES as PATHS } from "@spilhus/routes";
import type { Say } from "./types.ts";

interface HandedPage {
  readonly path: string;
  readonly label: `support.link_${string}` & Parameters<Say>[0];
}

/** Pages that customer service hands over: addresses of this site, never of a message. */
export const LINK_PAGES: Readonly<Record<SupportLink, HandedPage>> = {
  "deposit-limit": { path: PATHS["deposit-limit"], label: "support.link_deposit_limit" },
  "loss-limit": { path: PATHS["deposit-limit"], label: "support.link_loss_limit" },
  "cooling-off": { path: PATHS["cooling-off"], label: "support.link_cooling_off" },
  "temporary-block": { path: PATHS["temporary-block"], label: "support.link_temporary_block" },
  "self-exclusion": { path: PATHS["self-exclusion"], label: "support.link_self_exclusion" },
  "responsible-gaming": { path: PATHS["responsible-gaming"], label: "support.link_responsible_gaming" },
  withdrawal: { path: PATHS.withdrawal, label: "support.link_withdrawal" },
  profile: { path: PATHS["edit-profile"], label: "support.link_profile" },
  faq: { path: PATHS.faq, label: "support.link_faq" },
};
