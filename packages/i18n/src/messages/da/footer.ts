/** The foot of every page. */
export const footer = {
  label: "Sidefod",
  help: "Brug for hjælp?",
  openingHours: "Åbningstider",
  phone: "Telefon",
  email: "E-mail",
  customerService: "Kundeservice",
  faq: "Ofte stillede spørgsmål",
  cookieSettings: "Cookieindstillinger",
  privacy: "Privatlivspolitik",
  cookies: "Cookiepolitik",
  terms: "Betingelser",
  accessibility: "Tilgængelighed",
  copyright: "© {{year}} {{company}}",
} as const;
