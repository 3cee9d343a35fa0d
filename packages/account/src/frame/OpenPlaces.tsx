"use client";
import { AccountNavigation, type AccountNavigationProps } from "@spilhus/ui";
import { useSession } from "@spilhus/player-session/session";
import { leaveOpen } from "./leaveOpen.ts";

/** The account's places, all of them until it is known whose account it is, then those that are open to this player. */
export function OpenPlaces({ groups, back, ...navigation }: AccountNavigationProps) {
  const checkResult = useSession()?.user?.checkResult;
  const places = leaveOpen({ groups, ...(back && { back }) }, checkResult);
  return <AccountNavigation {...navigation} {...places} />;
}
