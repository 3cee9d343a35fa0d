"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { activeRestriction, decide, mayVisit } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { ButtonLink, StatusPage, type StatusPageProps } from "@spilhus/ui";
import type { AccountMessages } from "./accountKeys.ts";
import { openPlaces } from "./accountPlaces.ts";
import { alertText } from "./alertText.ts";
import { PlayerContent } from "./PlayerContent.tsx";
import { STATUS_KINDS, type StatusRoute } from "./statusKinds.ts";
import type { KnownPlayer } from "./usePlayer.ts";

interface StatusIslandProps {
  readonly route: StatusRoute;
  readonly messages: AccountMessages;
  /** Who helps, and how customer service is reached. */
  readonly help: NonNullable<StatusPageProps["help"]>["links"];
}

/** What a pause or a block means, beside its alert. */
const PAUSES: readonly string[] = ["block", "blockUndated", "cooldown", "cooldownUndated"];
const HOME = routeById("account-home").path;

interface StatusProps extends StatusIslandProps {
  readonly player: KnownPlayer;
}

function Status({ route, messages, help, player: { standing, now, zone } }: StatusProps) {
  const t = islandTranslator(messages);
  const { path } = routeById(route);
  const { reason } = decide({ ...standing, path, now, zone, firstNavigationAfterLogin: false });
  const restriction = activeRestriction(standing);
  if (!reason || !restriction || reason.status !== path) {
    return (
      <StatusPage
        icon="check"
        title={t("account.notHereTitle")}
        actions={<ButtonLink href={HOME}>{t("account.toHome")}</ButtonLink>}
      >
        <p>{t("account.notHereText")}</p>
      </StatusPage>
    );
  }
  const { icon, title } = STATUS_KINDS[route];
  const { alert } = reason;
  return (
    <StatusPage
      icon={icon}
      title={t(title)}
      help={{ title: t("account.helpTitle"), links: help }}
      actions={
        <>
          {openPlaces(standing).map(({ href, label }) => (
            <ButtonLink key={href} href={href} kind="secondary">
              {t(label)}
            </ButtonLink>
          ))}
          {mayVisit(restriction.row, "customer-service") && (
            <ButtonLink href={routeById("customer-service").path} kind="secondary">
              {t("account.toCustomerService")}
            </ButtonLink>
          )}
        </>
      }
    >
      <p role="alert">{alertText(messages, alert)}</p>
      {PAUSES.includes(alert.id) && <p>{t("account.pausedText")}</p>}
      {alert.id === "playLimitsReached" && <p>{t("account.limitsText")}</p>}
    </StatusPage>
  );
}

/** Where a restricted player is kept: why, until when, and where there is help. */
export function StatusIsland(props: StatusIslandProps) {
  return (
    <PlayerContent messages={props.messages}>
      {(player) => <Status {...props} player={player} />}
    </PlayerContent>
  );
}
