import type { RegisteredBrand } from "@spilhus/contracts";

export interface VendorSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

const COOKIEBOT: VendorSources = {
  script: ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"],
  // Its banner writes style elements of its own.
  style: ["'unsafe-inline'"],
  image: ["https://imgsct.cookiebot.com"],
  connect: ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"],
  frame: ["https://consentcdn.cookiebot.com"],
};

const TAG_MANAGER: VendorSources = {
  script: ["https://www.googletagmanager.com"],
  style: [],
  image: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  connect: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  frame: [],
};

/** The hosts a brand's vendors need, as those vendors document them. */
export function vendorSources({ consent, tagManagerId }: RegisteredBrand["vendors"]): VendorSources {
  const vendors = [
    ...(consent === "cookiebot" ? [COOKIEBOT] : []),
    ...(tagManagerId === undefined ? [] : [TAG_MANAGER]),
  ];
  const of = (kind: keyof VendorSources) => vendors.flatMap((vendor) => vendor[kind]);
  return {
    script: of("script"),
    style: of("style"),
    image: of("image"),
    connect: of("connect"),
    frame: of("frame"),
  };
}
