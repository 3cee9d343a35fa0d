"use client";
import type { UserInfo } from "@spilhus/contracts/player-account";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { pathOf, routeById } from "@spilhus/routes";
import { Button, ButtonLink, DetailList, Link, Notice } from "@spilhus/ui";
import { ModalDialog } from "@spilhus/ui/react";

interface WelcomeProps {
  readonly user: UserInfo;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly stylesheet: string;
  readonly messages: IslandMessages<MessageKey>;
  readonly onClosed: () => void;
}

const HOME = pathOf(routeById("account-home"));
const EID = pathOf(routeById("eid"));

/** The dialog after a registration, with the new customer number. */
export function Welcome({ user, zone, stylesheet, messages, onClosed }: WelcomeProps) {
  const t = islandTranslator(messages);
  return (
    <>
      {/* A guest's page does not include the styles of detail lists. */}
      <link rel="stylesheet" href={stylesheet} precedence="player" />
      <ModalDialog
        title={t("signUp.welcomeTitle", { name: user.firstName })}
        closeLabel={t("signIn.close")}
        onClose={onClosed}
        place="sheet"
        data-welcome=""
        actions={
          <>
            <Button data-first="" size="large" onClick={onClosed}>
              {t("signUp.welcomeGo")}
            </Button>
            <ButtonLink kind="secondary" size="large" href={HOME} onClick={onClosed}>
              {t("signUp.welcomeAccount")}
            </ButtonLink>
          </>
        }
      >
        <p>{t("signUp.welcomeText")}</p>
        <DetailList
          emptyLabel={t("account.missing")}
          details={[
            {
              id: "welcome-number",
              term: t("signUp.welcomeNumber"),
              value: user.customerNumber,
              note: t("account.customerNumberNote"),
            },
            { id: "welcome-email", term: t("signUp.welcomeEmail"), value: user.email },
          ]}
        />
        {user.temporary && (
          <Notice tone="warning" title={t("account.temporaryTitle")}>
            {t("signUp.welcomeTemporary", {
              date: formatDateTime(user.temporary.endsAt, zone, messages.locale),
            })}{" "}
            <Link href={EID} onClick={onClosed}>
              {t("signUp.welcomeVerify")}
            </Link>
          </Notice>
        )}
      </ModalDialog>
    </>
  );
}
