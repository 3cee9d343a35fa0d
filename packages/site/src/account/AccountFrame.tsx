import type { ReactNode } from "react";
import { routeById, type RouteId } from "@spilhus/routes";
import { AccountLayout, AccountNavigation, Container } from "@spilhus/ui";
import type { PageRequest } from "../app/pageRequest.ts";
import { ACCOUNT_PLACES, PLACE_GROUPS } from "./accountPlaces.ts";

interface AccountFrameProps {
  readonly request: PageRequest;
  readonly route: RouteId;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the account: a shell that is the same for every player, with its places; what is theirs comes later. */
export function AccountFrame({ request: { t }, route, title, children }: AccountFrameProps) {
  const isFront = route === "account-home";
  const groups = PLACE_GROUPS.flatMap((group) => {
    const items = ACCOUNT_PLACES.filter((place) => place.group === group).map((place) => ({
      href: place.href,
      label: t(place.label),
      icon: place.icon,
      current: place.route === route,
    }));
    return items.length > 0 ? [{ title: t(group), items }] : [];
  });
  return (
    <Container>
      <AccountLayout
        isFront={isFront}
        navigation={
          <AccountNavigation
            label={t("account.navigation")}
            groups={groups}
            back={{ href: routeById("account-home").path, label: t("account.back") }}
            isFront={isFront}
          />
        }
      >
        <h1>{title}</h1>
        {children}
      </AccountLayout>
    </Container>
  );
}
