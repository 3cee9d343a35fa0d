import { deleteAccount } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { Link } from "@spilhus/ui";
import { useState } from "react";
import { ConfirmIdentity } from "../reauthentication/ConfirmIdentity.tsx";
import { takeDraft } from "../reauthentication/formDraft.ts";
import { useReauthentication } from "../reauthentication/useReauthentication.ts";
import { playerTransport, useSession } from "@spilhus/player-session/session";
import { MitIdErrorNotice } from "@spilhus/sign-in/mitid-outcome";
import type { ExclusionFormProps } from "./exclusionProps.ts";
import { ConfirmedExclusion } from "./ConfirmedExclusion.tsx";

const ID = "deletion";

/** A form to delete an account and its data (R2.41). It requires a recent confirmation of identity. */
export function DeletionForm(props: ExclusionFormProps) {
  const { messages } = props;
  const t = islandTranslator(messages);
  const settings = useSession()?.settings;
  const identity = useReauthentication(ID);
  // Read only once, because reading deletes the draft.
  const [typed] = useState(() => takeDraft(ID)["confirmation"]);
  return (
    <>
      <MitIdErrorNotice messages={messages} />
      <p>{t("selfService.deletionText")}</p>
      <p>
        <Link href={routeById("account-responsible-gaming").path}>{t("selfService.deletionInstead")}</Link>
      </p>
      <ConfirmedExclusion
        {...props}
        id={ID}
        consequences={[
          t("selfService.deletionCloses"),
          t("selfService.outEverywhere"),
          t("selfService.exclusionMoney"),
        ]}
        warning={t("selfService.deletionWarning")}
        confirmation={{
          by: "word",
          label: t("selfService.deletionWordLabel"),
          word: t("selfService.deletionWord"),
          defaultValue: typed,
        }}
        submitLabel={t("selfService.deletionSubmit")}
        call={(transport, values, signal) =>
          identity.guard(values, () => deleteAccount(transport, { body: { isConfirmed: true }, signal }))
        }
        refusals={{ "confirmation-needed": t("confirmIdentity.needed") }}
      >
        {(form) =>
          identity.isNeeded &&
          settings && (
            <ConfirmIdentity
              brand={settings.brand}
              hasPasskeys={settings.hasPasskeys}
              transport={playerTransport}
              messages={messages}
              path={routeById("account-deletion").path}
              headingLevel={2}
              onConfirmed={() => form.props.ref.current?.requestSubmit()}
            />
          )
        }
      </ConfirmedExclusion>
    </>
  );
}
