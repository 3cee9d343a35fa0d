import { islandTranslator } from "@spilhus/i18n/island";
import { activeRestriction, mayVisit, type Reason } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { ButtonLink, StatusPage, type StatusPageProps } from "@spilhus/ui";
import type { ReactNode } from "react";
import { MakeReport } from "../report/MakeReport.tsx";
import { useSession } from "@spilhus/player-session/session";
import { MitIdErrorNotice } from "@spilhus/sign-in/mitid-outcome";
import { openPages } from "../frame/accountPages.ts";
import { alertText } from "../frame/alertText.ts";
import { MarketingWithdrawal } from "./MarketingWithdrawal.tsx";
import type { StatusMessages } from "./statusMessages.ts";
import { STATUS_KINDS, type StatusRoute } from "./statusKinds.ts";
import { StatusDocuments } from "./StatusDocuments.tsx";
import { StatusSessions } from "./StatusSessions.tsx";
import type { KnownPlayer } from "../player-data/usePlayer.ts";

interface RestrictionStatusProps {
  readonly route: StatusRoute;
  readonly reason: Reason;
  readonly player: KnownPlayer;
  readonly messages: StatusMessages;
  /** Links to help organisations and customer service. */
  readonly help: NonNullable<StatusPageProps["help"]>["links"];
  /** What is known of the restriction besides its alert. */
  readonly details?: ReactNode;
  /** Tools for the player, below the status. */
  readonly children?: ReactNode;
}

/** Alerts of pauses and blocks, which get an explanation. */
const PAUSES: readonly string[] = ["block", "blockUndated", "cooldown", "cooldownUndated"];

/** The status of a restricted player: the reason, the end, the pages still open, and help. */
export function RestrictionStatus(props: RestrictionStatusProps) {
  const { route, reason, player, messages, help, details, children } = props;
  const t = islandTranslator(messages);
  const { icon, title } = STATUS_KINDS[route];
  const { alert } = reason;
  const restriction = activeRestriction(player.accountStatus);
  const brand = useSession()?.settings.brand;
  const isAccountOpen = restriction?.row.open === "account";
  return (
    <>
      <MitIdErrorNotice messages={messages} />
      <StatusPage
        icon={icon}
        title={t(title)}
        help={{ title: t("account.helpTitle"), links: help }}
        actions={
          <>
            {/* If the whole account is open, its menu is shown next to the status. */}
            {!isAccountOpen &&
              openPages(player.accountStatus)
                .filter((place) => place.route !== route)
                .map(({ href, label }) => (
                  <ButtonLink key={href} href={href} kind="secondary">
                    {t(label)}
                  </ButtonLink>
                ))}
            {!isAccountOpen && brand && restriction && mayVisit(restriction.row, "account-report") && (
              <MakeReport brand={brand} messages={messages} />
            )}
            {restriction && mayVisit(restriction.row, "customer-service") && (
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
        {details}
      </StatusPage>
      {alert.id === "missingSourceOfFunds" && (
        <div className="status-part">
          <StatusDocuments zone={player.zone} messages={messages} />
        </div>
      )}
      {children}
      {restriction && !mayVisit(restriction.row, "edit-profile") && (
        <div className="status-part">
          <MarketingWithdrawal player={player} messages={messages} />
        </div>
      )}
      {!isAccountOpen && (
        <div className="status-part">
          <StatusSessions route={route} zone={player.zone} messages={messages} />
        </div>
      )}
    </>
  );
}
