/**
 * Pages that the panel leads to, written out: the route table would weigh more than the panel. `supportPages.test.ts` compares
 * them with it.
 */
export const SUPPORT_PAGES = {
  "customer-service": "/kundeservice",
  faq: "/faq",
  "responsible-gaming": "/ansvarligt-spil",
  "deposit-limit": "/konto/indbetalingsloft",
  "cooling-off": "/konto/nedkoeling",
  "temporary-block": "/konto/blokering",
  "self-exclusion": "/konto/spaering",
  withdrawal: "/konto/udbetaling",
  "edit-profile": "/konto/ret-profil",
} as const;
