import { routeById, type RouteId } from "@spilhus/routes";
import { type BrandNavigation, enabledRoutes, type Label, type NavigationItem } from "@spilhus/brand";
import type { NewBrand } from "../new-brand/newBrand.ts";

const LABELS = {
  slots: { da: "Spilleautomater", en: "Slots" },
  bingo: { da: "Bingo", en: "Bingo" },
  banko: { da: "Banko", en: "Banko" },
  casino: { da: "Casino", en: "Casino" },
  winners: { da: "Vindere", en: "Winners" },
  wheel: { da: "Spin Kompasset", en: "Spin the Compass" },
  "game-overview": { da: "Alle spil", en: "All games" },
  faq: { da: "Ofte stillede spørgsmål", en: "Frequently asked questions" },
  "customer-service": { da: "Kundeservice", en: "Customer service" },
  "responsible-gaming": { da: "Ansvarligt spil", en: "Responsible gaming" },
  "mobile-app": { da: "Mobilapp", en: "Mobile app" },
  about: { da: "Om os", en: "About us" },
  blog: { da: "Blog", en: "Blog" },
  press: { da: "Presse", en: "Press" },
  tv: { da: "TV", en: "TV" },
  competition: { da: "Konkurrence", en: "Competition" },
  affiliate: { da: "Affiliate", en: "Affiliates" },
  terms: { da: "Betingelser", en: "Terms and rules" },
  "privacy-policy": { da: "Privatlivspolitik", en: "Privacy policy" },
  "cookie-policy": { da: "Cookiepolitik", en: "Cookie policy" },
  accessibility: { da: "Tilgængelighed", en: "Accessibility" },
} as const satisfies Partial<Record<RouteId, Label>>;
type Linked = keyof typeof LABELS;

const PRIMARY = 4;

/** Words that are too long for a tab of the bar on phones. */
const SHORT: Partial<Record<RouteId, Label>> = { slots: { da: "Automater", en: "Slots" } };

/** A new brand's navigation: its games first, in the order its features were given, and a full footer. */
export function starterNavigation({ name, features }: NewBrand): BrandNavigation {
  const enabled = new Set<string>(enabledRoutes(features));
  const items = (...routes: Linked[]): NavigationItem[] =>
    routes.filter((route) => enabled.has(route)).map((route) => ({ route, label: LABELS[route] }));
  const asTab = (item: NavigationItem): NavigationItem => {
    const short = SHORT[item.route];
    return short === undefined ? item : { ...item, short };
  };
  const order = (route: RouteId) => {
    const feature = routeById(route).feature;
    return feature === undefined ? features.length : features.indexOf(feature);
  };
  const games = items("slots", "bingo", "banko", "casino", "winners", "game-overview");
  const primary = games.sort((one, other) => order(one.route) - order(other.route)).slice(0, PRIMARY);
  const account: NavigationItem = {
    route: "signup",
    query: "auth=signup",
    label: { da: "Opret spilkonto", en: "Open an account" },
  };
  return {
    primary: (primary.length > 1 ? primary : [...primary, ...items("customer-service")]).map(asTab),
    action: account,
    footer: [
      {
        heading: { da: "Spil", en: "Games" },
        items: items("slots", "bingo", "banko", "casino", "game-overview", "wheel", "winners"),
      },
      {
        heading: { da: "Hjælp", en: "Help" },
        items: [account, ...items("faq", "customer-service", "responsible-gaming", "mobile-app")],
      },
      {
        heading: { da: name, en: name },
        items: items("about", "blog", "press", "tv", "competition", "affiliate"),
      },
      {
        heading: { da: "Vilkår", en: "Terms" },
        items: items("terms", "privacy-policy", "cookie-policy", "accessibility"),
      },
    ],
  };
}
