import type { BrandNavigation } from "@spilhus/brand";

export const navigation = {
  primary: [
    { route: "bingo", label: { da: "Bingo", en: "Bingo" } },
    { route: "banko", label: { da: "Banko", en: "Banko" } },
    { route: "slots", label: { da: "Automater", en: "Slots" } },
    { route: "blog", label: { da: "Pladeposten", en: "The Plate Post" } },
    { route: "winners", label: { da: "Vindere", en: "Winners" } },
  ],
  action: { route: "signup", query: "auth=signup", label: { da: "Bliv medspiller", en: "Join in" } },
  footer: [
    {
      heading: { da: "Få hjælp", en: "Get help" },
      items: [
        { route: "customer-service", label: { da: "Ring eller skriv til os", en: "Call or write to us" } },
        { route: "faq", label: { da: "Ofte stillede spørgsmål", en: "Frequently asked questions" } },
        { route: "responsible-gaming", label: { da: "Ansvarligt spil", en: "Responsible gaming" } },
        { route: "receipt-check", label: { da: "Kontrollér en kontoudskrift", en: "Check a statement" } },
        { route: "accessibility", label: { da: "Tilgængelighed", en: "Accessibility" } },
        { route: "signup", query: "auth=signup", label: { da: "Opret spilkonto", en: "Open an account" } },
      ],
    },
    {
      heading: { da: "Plader og spil", en: "Plates and games" },
      items: [
        { route: "bingo", label: { da: "Bingo", en: "Bingo" } },
        { route: "banko", label: { da: "Banko", en: "Banko" } },
        { route: "slots", label: { da: "Automater", en: "Slots" } },
        { route: "game-overview", label: { da: "Alle spil", en: "All games" } },
        { route: "winners", label: { da: "Vindere", en: "Winners" } },
        { route: "tv", label: { da: "Banko-tv", en: "Banko TV" } },
      ],
    },
    {
      heading: { da: "Huset", en: "The house" },
      items: [
        { route: "about", label: { da: "Hvem er vi?", en: "Who are we?" } },
        { route: "blog", label: { da: "Pladeposten", en: "The Plate Post" } },
        { route: "competition", label: { da: "Konkurrence", en: "Competition" } },
        { route: "mobile-app", label: { da: "Appen", en: "The app" } },
        { route: "press", label: { da: "Presse", en: "Press" } },
        { route: "affiliate", label: { da: "Bliv partner", en: "Become a partner" } },
      ],
    },
    {
      heading: { da: "Det med småt", en: "The small print" },
      items: [
        { route: "terms", label: { da: "Betingelser", en: "Terms and rules" } },
        { route: "privacy-policy", label: { da: "Privatlivspolitik", en: "Privacy policy" } },
        { route: "cookie-policy", label: { da: "Cookiepolitik", en: "Cookie policy" } },
      ],
    },
  ],
} as const satisfies BrandNavigation;
