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

/** A page of the account: a shell that is the same for every player, with its places; what is theirs comes later. */
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
