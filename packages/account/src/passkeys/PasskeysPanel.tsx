import { useState } from "react";
import type { Transport } from "@spilhus/api-client";
import type { RegistrationOptions } from "@spilhus/auth-passkey";
import { usePasskeyAvailable } from "@spilhus/auth-passkey/react";
import type { Passkey } from "@spilhus/contracts/user-auth";
import { formatDate, formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, EmptyState, Notice, RowList } from "@spilhus/ui";
import { QueryBoundary } from "../player-data/QueryBoundary.tsx";
import { ConfirmIdentity } from "../reauthentication/ConfirmIdentity.tsx";
import { AddPasskey } from "./AddPasskey.tsx";
import type { PasskeyService } from "./passkeyService.ts";
import type { PasskeysPageMessages } from "./passkeysPageMessages.ts";
import { RemoveQuestion } from "./RemoveQuestion.tsx";
import { RenameForm } from "./RenameForm.tsx";
import { useOpenRow } from "./useOpenRow.ts";
import { usePasskeys } from "./usePasskeys.ts";

export interface PasskeysPanelProps {
  readonly service: PasskeyService;
  /** Dependencies of a new registration. */
  readonly registration: Omit<RegistrationOptions, "isOffer">;
  readonly transport: Transport;
  readonly brand: string;
  readonly hasPasskeys: boolean;
  /** The brand's own text for a failed registration (R8.14). */
  readonly failureText: string | undefined;
  /** IANA zone of the brand. */
  readonly zone: string;
  /** Path of this page, where MitID returns to. */
  readonly path: string;
  readonly messages: PasskeysPageMessages;
  readonly onRemoved: () => void;
}

/** The player's passkeys on this site: add, rename, remove. */
export function PasskeysPanel(props: PasskeysPanelProps) {
  const { service, registration, transport, brand, hasPasskeys, zone, path, messages, onRemoved } = props;
  const t = islandTranslator(messages);
  const { locale } = messages;
  const { query, renaming, refetch } = usePasskeys(service);
  const isAvailable = usePasskeyAvailable(hasPasskeys);
  const { open, setOpen, close } = useOpenRow();
  const [isGone, setGone] = useState(false);
  const failed = renaming.isError ? renaming.variables : undefined;

  const formOf = (passkey: Passkey) => {
    if (open?.id !== passkey.id) return undefined;
    return open.act === "rename" ? (
      <RenameForm
        id={passkey.id}
        name={open.name ?? passkey.name}
        messages={messages}
        onCancel={close}
        onName={(name) => {
          close();
          if (name !== passkey.name) renaming.mutate({ id: passkey.id, name });
        }}
      />
    ) : (
      <RemoveQuestion
        passkey={passkey}
        service={service}
        brand={brand}
        transport={transport}
        path={path}
        messages={messages}
        onCancel={close}
        onRemoved={onRemoved}
        onGone={() => {
          close();
          setGone(true);
          refetch();
        }}
      />
    );
  };
  const shown = (passkey: Passkey) => {
    const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
    const form = formOf(passkey);
    const created = t("passkeyPage.created", { date: formatDate(createdAt, zone, locale) });
    const used = lastUsedAt
      ? t("passkeyPage.used", { date: formatDateTime(lastUsedAt, zone, locale) })
      : t("passkeyPage.neverUsed");
    return {
      id,
      name,
      facts: [`${created} · ${used}`],
      ...(isSynced && { label: t("passkeyPage.synced") }),
      ...(form && { form }),
      actions: (
        <>
          <Button
            kind="quiet"
            size="small"
            aria-label={t("passkeyPage.renameNamed", { name })}
            onClick={() => setOpen({ id, act: "rename" })}
          >
            {t("passkeyPage.rename")}
          </Button>
          <Button
            kind="danger"
            size="small"
            aria-label={t("passkeyPage.removeNamed", { name })}
            onClick={() => setOpen({ id, act: "remove" })}
          >
            {t("passkeyPage.remove")}
          </Button>
        </>
      ),
    };
  };
  return (
    <QueryBoundary
      query={query}
      loadingText={t("passkeyPage.loading")}
      failedTitle={t("passkeyPage.failedTitle")}
      messages={messages}
    >
      {({ passkeys }) => (
        <>
          <output className="visually-hidden">{renaming.isSuccess && t("passkeyPage.renamed")}</output>
          {failed && (
            <Notice tone="danger" live="assertive">
              {t("passkeyPage.renameFailed", { name: failed.name })}{" "}
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  renaming.reset();
                  setOpen({ ...failed, act: "rename" });
                }}
              >
                {t("passkeyPage.rename")}
              </Button>
            </Notice>
          )}
          {isGone && <Notice live="polite">{t("passkeyPage.gone")}</Notice>}
          {passkeys.length > 0 ? (
            <RowList label={t("passkeyPage.list")} icon="key" rows={passkeys.map(shown)} />
          ) : (
            <EmptyState icon="key" title={t("passkeyPage.emptyTitle")} text={t("passkeyPage.emptyText")} />
          )}
          <AddPasskey
            count={passkeys.length}
            isAvailable={isAvailable}
            parts={registration}
            failureText={props.failureText}
            messages={messages}
            renderConfirmation={(go) => (
              <ConfirmIdentity
                brand={brand}
                hasPasskeys={hasPasskeys && passkeys.length > 0}
                transport={transport}
                messages={messages}
                path={path}
                onConfirmed={go}
              />
            )}
            onAdded={refetch}
          />
        </>
      )}
    </QueryBoundary>
  );
}
