import { ApiError, deleteAccount, mitIdAddress } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink, Link, Notice } from "@spilhus/ui";
import { useState } from "react";
import { ConfirmedAct } from "../forms/index.ts";
import { endingAct } from "../session/index.ts";
import { mitIdErrorKey, useMitIdError } from "../sign-in/index.ts";
import { ActHelp } from "./ActHelp.tsx";
import type { ActProps } from "./actProps.ts";

const HERE = routeById("account-deletion").path;

/** The end of an account and of its data (R2.41), by whoever has just shown who they are. */
export function DeletionForm({ messages, help, onDone }: ActProps) {
  const t = islandTranslator(messages);
  const error = useMitIdError();
  const [needsIdentity, setNeedsIdentity] = useState(false);
  const send = async (signal: AbortSignal) => {
    setNeedsIdentity(false);
    try {
      return await endingAct((transport) =>
        deleteAccount(transport, { body: { isConfirmed: true }, signal }),
      );
    } catch (failure) {
      setNeedsIdentity(failure instanceof ApiError && failure.reason === "confirmation-needed");
      throw failure;
    }
  };
  return (
    <>
      {error !== undefined && (
        <Notice tone="warning" live="assertive">
          {t(mitIdErrorKey(error))}
        </Notice>
      )}
      <p>{t("selfService.deletionText")}</p>
      <p>
        <Link href={routeById("account-responsible-gaming").path}>{t("selfService.deletionInstead")}</Link>
      </p>
      <ConfirmedAct
        id="deletion"
        consequences={[
          t("selfService.deletionCloses"),
          t("selfService.outEverywhere"),
          t("selfService.exclusionMoney"),
        ]}
        warning={t("selfService.deletionWarning")}
        asked={{ by: "word", label: t("selfService.deletionWordLabel"), word: t("selfService.deletionWord") }}
        submitLabel={t("selfService.deletionSubmit")}
        cancel={
          <ButtonLink kind="secondary" href={routeById("account-home").path}>
            {t("selfService.back")}
          </ButtonLink>
        }
        help={<ActHelp messages={messages} help={help} />}
        send={(_, signal) => send(signal)}
        onSent={onDone}
        refusals={{ "confirmation-needed": t("selfService.confirmNeeded") }}
        messages={messages}
      >
        {() =>
          needsIdentity && (
            <p>
              <ButtonLink href={mitIdAddress("confirm", HERE)}>{t("selfService.confirmMitId")}</ButtonLink>
            </p>
          )
        }
      </ConfirmedAct>
    </>
  );
}
