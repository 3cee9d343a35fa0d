"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import type { ShownSession } from "@spilhus/player-session/session";
import { routeById } from "@spilhus/routes";
import { Link } from "@spilhus/ui";
import { ModalDialog } from "@spilhus/ui/react";
import { DepositContent } from "./DepositContent.tsx";

interface DepositDialogProps {
  readonly shown: ShownSession;
  readonly onClose: () => void;
}

/** The deposit over any page. Its code is loaded when a player opens it. */
export function DepositDialog({ shown, onClose }: DepositDialogProps) {
  const { messages, settings } = shown;
  const t = islandTranslator(messages);
  const { phone, url } = settings.helpline;
  return (
    <>
      {/* Public pages do not include the styles of forms. */}
      <link rel="stylesheet" href={settings.stylesheet} precedence="player" />
      <ModalDialog
        title={t("cashier.deposit")}
        closeLabel={t("cashier.close")}
        onClose={onClose}
        place="sheet"
        data-deposit=""
      >
        <DepositContent zone={settings.zone} messages={messages} onClose={onClose} />
        <p>
          {t("cashier.helpText")}{" "}
          <Link href={url}>
            {t("duties.stopSpillet")} {phone}
          </Link>{" "}
          · <Link href={routeById("responsible-gaming").path}>{t("cashier.helpMore")}</Link>
        </p>
      </ModalDialog>
    </>
  );
}
