import type { NavigationItem } from "@spilhus/brand";
import { routeById } from "@spilhus/routes";

/** Whether a place of a menu is of no use to a signed-in player. */
export const isForGuests = ({ route }: NavigationItem): boolean =>
  route === "signup" || routeById(route).audience === "guests";
