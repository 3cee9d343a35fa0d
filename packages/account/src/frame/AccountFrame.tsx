import type { ReactNode } from "react";
import type { RouteId } from "@spilhus/routes";
import { AccountLayout, Container } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { AccountMenu } from "./AccountMenu.tsx";

interface AccountFrameProps {
  readonly request: PageRequest;
  readonly route: RouteId;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * The frame of an account page with the account menu. It is the same for all players; islands add the player's data.
 */
export function AccountFrame({ request, route, title, children }: AccountFrameProps) {
  return (
    <Container>
      <AccountLayout
        isFront={route === "account-home"}
        navigation={<AccountMenu request={request} route={route} />}
      >
        <h1>{title}</h1>
        {children}
      </AccountLayout>
    </Container>
  );
}
