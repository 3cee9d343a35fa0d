import { useMutation } from "@tanstack/react-query";
import type { KnownDevice } from "@spilhus/contracts/user-auth";
import { formatDate } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Notice, RowList } from "@spilhus/ui";
import { PlayerListSection } from "../player-data/PlayerListSection.tsx";
import { usePlayerList } from "../player-data/usePlayerList.ts";
import type { KnownDevicesMessages } from "./knownDevicesMessages.ts";
import type { KnownDevicesService } from "./knownDevicesService.ts";

export interface KnownDevicesPanelProps {
  readonly service: KnownDevicesService;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: KnownDevicesMessages;
}

const QUERY_KEY = ["known-devices"];
const isGone = (error: unknown) =>
  error instanceof Error && "reason" in error && error.reason === "not-found";

/** Lists the devices on which the player can log in without MitID, and forgets one. */
export function KnownDevicesPanel({ service, zone, messages }: KnownDevicesPanelProps) {
  const t = islandTranslator(messages);
  const { query, title, refresh } = usePlayerList(QUERY_KEY, (signal) => service.list(signal));
  const forgetting = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly name: string }) => service.forget(id),
    onSuccess: refresh,
    onError: (error) => isGone(error) && refresh(),
  });
  const shown = ({ id, isThis, name: given, knownSince, knownUntil }: KnownDevice) => {
    const name = given ?? t("knownDevices.unknownName");
    const date = (time: string) => formatDate(time, zone, messages.locale);
    return {
      id,
      name,
      ...(isThis && { label: t("knownDevices.here") }),
      facts: [
        t("knownDevices.knownSince", { date: date(knownSince) }),
        t("knownDevices.knownUntil", { date: date(knownUntil) }),
      ],
      actions: (
        <Button
          kind="secondary"
          size="small"
          isBusy={forgetting.isPending && forgetting.variables.id === id}
          aria-label={t("knownDevices.forgetNamed", { device: name })}
          onClick={() => forgetting.isPending || forgetting.mutate({ id, name })}
        >
          {t("knownDevices.forget")}
        </Button>
      ),
    };
  };
  const notices = (
    <>
      {forgetting.isSuccess && (
        <Notice tone="success" live="polite">
          {t("knownDevices.forgotten", { device: forgetting.variables.name })}
        </Notice>
      )}
      {forgetting.isError &&
        (isGone(forgetting.error) ? (
          <Notice live="polite">{t("knownDevices.gone")}</Notice>
        ) : (
          <Notice tone="danger" live="assertive">
            {t("knownDevices.failed")}
          </Notice>
        ))}
    </>
  );
  return (
    <PlayerListSection
      title={t("knownDevices.title")}
      titleRef={title}
      text={t("knownDevices.text")}
      notices={notices}
      query={query}
      loadingText={t("knownDevices.loading")}
      failedTitle={t("knownDevices.failedTitle")}
      messages={messages}
    >
      {({ devices }) =>
        devices.length === 0 ? (
          <p>{t("knownDevices.none")}</p>
        ) : (
          <RowList label={t("knownDevices.title")} icon="globe" rows={devices.map(shown)} />
        )
      }
    </PlayerListSection>
  );
}
