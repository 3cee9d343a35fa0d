"use client";
import { AccountNavigation, type AccountNavigationProps } from "@spilhus/ui";
import { useSession } from "@spilhus/player-session/session";
import { filterOpenPages } from "./filterOpenPages.ts";

/** The account menu: all pages until the player is known, then the pages open to them. */
export function OpenPagesMenu({ groups, back, ...navigation }: AccountNavigationProps) {
  const checkResult = useSession()?.user?.checkResult;
  const places = filterOpenPages({ groups, ...(back && { back }) }, checkResult);
  return <AccountNavigation {...navigation} {...places} />;
}
