"use client";
import { AccountNavigation, type AccountNavigationProps } from "@spilhus/ui";
import { useSession } from "../session/index.ts";
import { openPlaces } from "./accountPlaces.ts";

interface OpenPlacesProps extends AccountNavigationProps {
  readonly back: NonNullable<AccountNavigationProps["back"]>;
}

/**
 * The account's places, all of them until it is known whose account it is, then those that are open to this player: the
 * others would lead back to the page a restricted player is kept on. Reached play limits close none.
 */
export function OpenPlaces({ groups, back, ...navigation }: OpenPlacesProps) {
  const checkResult = useSession()?.user?.checkResult;
  if (!checkResult) return <AccountNavigation {...navigation} groups={groups} back={back} />;
  const open = new Set(openPlaces({ checkResult, withinLimits: true }).map(({ href }) => href));
  return (
    <AccountNavigation
      {...navigation}
      groups={groups.flatMap(({ title, items }) => {
        const left = items.filter(({ href }) => open.has(href));
        return left.length > 0 ? [{ title, items: left }] : [];
      })}
      {...(open.has(back.href) && { back })}
    />
  );
}
