"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { checkRestriction } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { ButtonLink, StatusPage, type StatusPageProps } from "@spilhus/ui";
import type { ReactNode } from "react";
import { PlayerContent } from "../player-data/PlayerContent.tsx";
import { RestrictionStatus } from "./RestrictionStatus.tsx";
import type { StatusMessages } from "./statusMessages.ts";
import type { StatusRoute } from "./statusKinds.ts";

interface StatusIslandProps {
  readonly route: StatusRoute;
  readonly messages: StatusMessages;
  /** Links to help organisations and customer service. */
  readonly help: NonNullable<StatusPageProps["help"]>["links"];
  /** What is known of the restriction besides its alert. */
  readonly details?: ReactNode;
  /** Tools for the player, below the status. */
  readonly children?: ReactNode;
}

const HOME = routeById("account-home").path;

/** The status of a restricted player; for other players, a text that they are not restricted. */
export function StatusIsland({ route, messages, help, details, children }: StatusIslandProps) {
  const t = islandTranslator(messages);
  const { path } = routeById(route);
  return (
    <PlayerContent messages={messages}>
      {(player) => {
        const { accountStatus, now, zone } = player;
        const { reason } = checkRestriction({
          ...accountStatus,
          path,
          now,
          zone,
          firstNavigationAfterLogin: false,
        });
        if (reason?.status === path) {
          return (
            <RestrictionStatus {...{ route, reason, player, messages, help, details }}>
              {children}
            </RestrictionStatus>
          );
        }
        return (
          <StatusPage
            icon="check"
            title={t("account.notHereTitle")}
            actions={<ButtonLink href={HOME}>{t("account.toHome")}</ButtonLink>}
          >
            <p>{t("account.notHereText")}</p>
          </StatusPage>
        );
      }}
    </PlayerContent>
  );
}
