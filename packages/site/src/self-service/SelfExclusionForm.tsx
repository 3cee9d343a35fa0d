import { selfExclude } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink } from "@spilhus/ui";
import { ConfirmedAct } from "../forms/index.ts";
import { endingAct } from "../session/index.ts";
import { ActHelp } from "./ActHelp.tsx";
import type { ActProps } from "./actProps.ts";

interface SelfExclusionFormProps extends ActProps {
  /** Where a player is kept already, there is no way back to the account. */
  readonly isExtension?: boolean;
}

/** The end of an account because its player wants to stop (R2.42): confirmed by a word, not by a slip. */
export function SelfExclusionForm({ messages, help, onDone, isExtension = false }: SelfExclusionFormProps) {
  const t = islandTranslator(messages);
  return (
    <>
      <p>{t("selfService.exclusionText")}</p>
      <ConfirmedAct
        id="self-exclusion"
        consequences={[
          t("selfService.exclusionCloses"),
          t("selfService.outEverywhere"),
          t("selfService.exclusionAgain"),
          t("selfService.exclusionMoney"),
          t("selfService.exclusionRegister"),
        ]}
        warning={t("selfService.exclusionWarning")}
        asked={{
          by: "word",
          label: t("selfService.exclusionWordLabel"),
          word: t("selfService.exclusionWord"),
        }}
        submitLabel={t("selfService.exclusionSubmit")}
        cancel={
          isExtension ? undefined : (
            <ButtonLink kind="secondary" href={routeById("account-home").path}>
              {t("selfService.back")}
            </ButtonLink>
          )
        }
        help={isExtension ? undefined : <ActHelp messages={messages} help={help} />}
        send={(_, signal) =>
          endingAct((transport) => selfExclude(transport, { body: { isConfirmed: true }, signal }))
        }
        onSent={onDone}
        refusals={{ "already-excluded": t("selfService.already") }}
        messages={messages}
      />
    </>
  );
}
