import type { BrandNavigation } from "@spilhus/brand";

export const navigation = {
  primary: [
    {
      route: "slots",
      label: { da: "Spilleautomater", en: "Slots" },
      short: { da: "Automater", en: "Slots" },
    },
    { route: "bingo", label: { da: "Bingo", en: "Bingo" } },
    { route: "casino", label: { da: "Casino", en: "Casino" } },
    { route: "winners", label: { da: "Vindere", en: "Winners" } },
  ],
  action: { route: "signup", query: "auth=signup", label: { da: "Opret spilkonto", en: "Open an account" } },
  footer: [
    {
      heading: { da: "Spil", en: "Games" },
      items: [
        { route: "slots", label: { da: "Spilleautomater", en: "Slots" } },
        { route: "casino", label: { da: "Casino", en: "Casino" } },
        { route: "bingo", label: { da: "Bingo", en: "Bingo" } },
        { route: "banko", label: { da: "Banko", en: "Banko" } },
        { route: "game-overview", label: { da: "Alle spil", en: "All games" } },
        { route: "wheel", label: { da: "Spin Kompasset", en: "Spin the Compass" } },
        { route: "winners", label: { da: "Vindere", en: "Winners" } },
      ],
    },
    {
      heading: { da: "Hjælp", en: "Help" },
      items: [
        { route: "signup", query: "auth=signup", label: { da: "Opret spilkonto", en: "Open an account" } },
        { route: "faq", label: { da: "Ofte stillede spørgsmål", en: "Frequently asked questions" } },
        { route: "customer-service", label: { da: "Kundeservice", en: "Customer service" } },
        { route: "responsible-gaming", label: { da: "Ansvarligt spil", en: "Responsible gaming" } },
        { route: "receipt-check", label: { da: "Kontrollér en kontoudskrift", en: "Check a statement" } },
        { route: "mobile-app", label: { da: "Mobilapp", en: "Mobile app" } },
      ],
    },
    {
      heading: { da: "Nordlys", en: "Nordlys" },
      items: [
        { route: "about", label: { da: "Om os", en: "About us" } },
        { route: "blog", label: { da: "Blog", en: "Blog" } },
        { route: "press", label: { da: "Presse", en: "Press" } },
        { route: "tv", label: { da: "TV", en: "TV" } },
        { route: "competition", label: { da: "Konkurrence", en: "Competition" } },
        { route: "affiliate", label: { da: "Affiliate", en: "Affiliates" } },
      ],
    },
    {
      heading: { da: "Vilkår", en: "Terms" },
      items: [
        { route: "terms", label: { da: "Betingelser", en: "Terms and rules" } },
        { route: "privacy-policy", label: { da: "Privatlivspolitik", en: "Privacy policy" } },
        { route: "cookie-policy", label: { da: "Cookiepolitik", en: "Cookie policy" } },
        { route: "accessibility", label: { da: "Tilgængelighed", en: "Accessibility" } },
      ],
    },
  ],
} as const satisfies BrandNavigation;
