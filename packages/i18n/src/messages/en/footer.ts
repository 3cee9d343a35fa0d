import type { Translation } from "../translation.ts";

export const footer = {
  label: "Footer",
  help: "Need help?",
  openingHours: "Opening hours",
  phone: "Phone",
  email: "E-mail",
  customerService: "Customer service",
  faq: "Frequently asked questions",
  cookieSettings: "Cookie settings",
  privacy: "Privacy policy",
  cookies: "Cookie policy",
  terms: "Terms and conditions",
  accessibility: "Accessibility",
  copyright: "© {{year}} {{company}}",
} as const satisfies Translation<"footer">;
