import type { BrandIdentity, BrandNavigation, BrandParts } from "../src/index.ts";
import theme from "./theme.tokens.json" with { type: "json" };

const identity: BrandIdentity = {
  id: "havn",
  name: "Havn",
  domains: { production: ["havn.example"], local: ["havn.localhost"] },
  jurisdiction: "dk",
  locales: ["da", "en"],
  timezone: "Europe/Copenhagen",
  rpId: "havn.example",
  features: ["slots", "bingo", "winners"],
  consent: "local",
  app: { scheme: "havn", minimumVersion: "1.0.0" },
  flags: { passkeys: true },
  look: {
    header: "tall",
    mobileNav: "drawer",
    hero: "schedule",
    gameCard: "plate",
    lobby: "sections",
    footer: "map",
  },
  compliance: {
    licensee: "Havn ApS",
    licenceNumber: "00-0000000",
  },
};

const navigation: BrandNavigation = {
  primary: [
    {
      route: "slots",
      label: { da: "Spilleautomater", en: "Slots" },
      short: { da: "Automater", en: "Slots" },
    },
    { route: "bingo", label: { da: "Bingo", en: "Bingo" } },
    { route: "winners", label: { da: "Vindere", en: "Winners" } },
    { route: "game-overview", label: { da: "Alle spil", en: "All games" } },
  ],
  action: { route: "signup", query: "auth=signup", label: { da: "Opret spilkonto", en: "Open an account" } },
  footer: [
    {
      heading: { da: "Spil", en: "Games" },
      items: [
        { route: "slots", label: { da: "Spilleautomater", en: "Slots" } },
        { route: "bingo", label: { da: "Bingo", en: "Bingo" } },
        { route: "game-overview", label: { da: "Alle spil", en: "All games" } },
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
      ],
    },
    {
      heading: { da: "Havn", en: "Havn" },
      items: [{ route: "about", label: { da: "Om os", en: "About us" } }],
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
};

/** The files of a brand made for tests: a small light one with slots, bingo and winners. */
export const TEST_BRAND_PARTS = {
  identity,
  theme,
  navigation,
  guards: {},
  experiments: [],
  messages: { da: {}, en: {} },
} as const satisfies BrandParts;
