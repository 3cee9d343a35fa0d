"use client";
import { AccountNavigation, type AccountNavigationProps } from "@spilhus/ui";
import { useSession } from "@spilhus/player-session/session";
import { filterOpenPages } from "./filterOpenPages.ts";

/** The account's places, all of them until it is known whose account it is, then those that are open to this player. */
export function OpenPagesMenu({ groups, back, ...navigation }: AccountNavigationProps) {
  const checkResult = useSession()?.user?.checkResult;
  const places = filterOpenPages({ groups, ...(back && { back }) }, checkResult);
  return <AccountNavigation {...navigation} {...places} />;
}
