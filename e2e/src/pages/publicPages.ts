import { ROUTES, type Route } from "@spilhus/routes";

const routes: readonly (Route & { readonly id: string })[] = ROUTES;

/** Each page by its route, and the requirement it meets. */
const PAGES = [
  ["front", "R2.01, R1.03"],
  ["faq", "R2.02"],
  ["banko", "R2.03"],
  ["bingo", "R2.04"],
  ["about", "R2.05"],
  ["casino", "R2.06"],
  ["signup", "R2.07"],
  ["winners", "R2.08"],
  ["affiliate", "R2.09, R1.05"],
  ["mobile-app", "R2.11, R1.05"],
  ["blog", "R2.12, R1.05"],
  ["terms", "R2.13"],
  ["customer-service", "R2.14"],
  ["press", "R2.15"],
  ["game-overview", "R2.16"],
  ["cookie-policy", "R2.17"],
  ["privacy-policy", "R2.18"],
  ["responsible-gaming", "R2.19"],
  ["competition", "R2.20"],
  ["slots", "R2.21"],
  ["wheel", "R2.24"],
  ["tv", "R2.25"],
  ["accessibility", "R2.53"],
] as const;

/** The public pages that have an address of their own, and not one for each game, article or press item. */
export const publicPages = PAGES.map(([id, ids]) => ({
  id,
  ids,
  path: routes.find((route) => route.id === id)?.path ?? "",
}));
