import type { BrandIdentity } from "@spilhus/brand";

export const identity = {
  id: "solbanko",
  name: "Solbanko",
  domains: { production: ["www.solbanko.example", "solbanko.example"], local: ["solbanko.localhost"] },
  jurisdiction: "dk",
  locales: ["da", "en"],
  timezone: "Europe/Copenhagen",
  rpId: "solbanko.example",
  features: [
    "bingo",
    "banko",
    "slots",
    "winners",
    "blog",
    "press",
    "affiliate",
    "competition",
    "tv",
    "mobile-app",
  ],
  consent: "local",
  supportChat: { visitorRoutes: ["customer-service", "faq", "front", "signup", "responsible-gaming"] },
  app: { scheme: "solbanko", minimumVersion: "2.0.0" },
  flags: { passkeys: true, "demo-play": true },
  look: {
    header: "tall",
    mobileNav: "drawer",
    hero: "schedule",
    gameCard: "plate",
    lobby: "sections",
    footer: "map",
  },
  compliance: {
    licensee: "Solbanko Danmark A/S",
    licenceNumber: "00-0000102",
  },
} as const satisfies BrandIdentity;
