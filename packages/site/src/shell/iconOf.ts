import type { RouteId } from "@spilhus/routes";
import type { IconName } from "@spilhus/ui";

const ICONS: Readonly<Partial<Record<RouteId, IconName>>> = {
  front: "home",
  slots: "slots",
  casino: "cards",
  bingo: "bingo",
  banko: "banko",
  winners: "trophy",
  "game-overview": "search",
  blog: "news",
  press: "news",
  faq: "help",
  "customer-service": "chat",
  "responsible-gaming": "shield",
  "mobile-app": "mobile",
  signup: "user",
  competition: "gift",
  "cookie-policy": "cookie",
  wheel: "globe",
  tv: "play",
};

/** The icon of a route in the mobile navigation. */
export const iconOf = (route: RouteId): IconName => ICONS[route] ?? "chevron-right";
