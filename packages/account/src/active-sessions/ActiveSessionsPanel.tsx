import type { Transport } from "@spilhus/api-client";
import type { OpenSession } from "@spilhus/contracts/user-auth";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, RowList } from "@spilhus/ui";
import { PlayerListSection } from "../player-data/PlayerListSection.tsx";
import { usePlayerList } from "../player-data/usePlayerList.ts";
import { ConfirmIdentity } from "../reauthentication/ConfirmIdentity.tsx";
import type { ActiveSessionsMessages } from "./activeSessionsMessages.ts";
import type { ActiveSessionsService } from "./activeSessionsService.ts";
import { EndingNotice } from "./EndingNotice.tsx";
import { useEndingSessions } from "./useEndingSessions.ts";

export interface ActiveSessionsPanelProps {
  readonly service: ActiveSessionsService;
  readonly transport: Transport;
  readonly brand: string;
  readonly hasPasskeys: boolean;
  /** IANA zone of the brand. */
  readonly zone: string;
  /** Path of this page, where MitID returns to. */
  readonly path: string;
  readonly messages: ActiveSessionsMessages;
}

const QUERY_KEY = ["active-sessions"];
const BY_METHOD = {
  mitid: "activeSessions.loggedInMitid",
  passkey: "activeSessions.loggedInPasskey",
  password: "activeSessions.loggedInPassword",
} as const;

/** Lists the player's active sessions, and ends them (ASVS 5.0 7.5.2). */
export function ActiveSessionsPanel(props: ActiveSessionsPanelProps) {
  const { service, transport, brand, hasPasskeys, zone, path, messages } = props;
  const t = islandTranslator(messages);
  const { query, title, refresh } = usePlayerList(QUERY_KEY, (signal) => service.list(signal));
  const { ending, step, end } = useEndingSessions(service, refresh);
  const shown = ({ id, isThis, device, site, method, loggedInAt, lastUsedAt }: OpenSession) => {
    const name = device ?? t("activeSessions.unknownDevice");
    const date = (time: string) => formatDateTime(time, zone, messages.locale);
    const since = t(BY_METHOD[method], { date: date(loggedInAt) });
    if (isThis) return { id, name, label: t("activeSessions.here"), facts: [since] };
    const isEnding = step === "ending" && ending !== "others" && ending?.id === id;
    return {
      id,
      name,
      facts: [since, t("activeSessions.lastUsed", { date: date(lastUsedAt), site })],
      actions: (
        <Button
          kind="secondary"
          size="small"
          isBusy={isEnding}
          aria-label={t("activeSessions.endNamed", { device: name })}
          onClick={() => void end({ id, device: name })}
        >
          {t("activeSessions.end")}
        </Button>
      ),
    };
  };
  const notices = (
    <>
      <EndingNotice ending={ending} step={step} messages={messages} />
      {step === "confirming" && ending && (
        <ConfirmIdentity
          brand={brand}
          hasPasskeys={hasPasskeys}
          transport={transport}
          messages={messages}
          path={path}
          onConfirmed={() => void end(ending)}
        />
      )}
    </>
  );
  return (
    <PlayerListSection
      title={t("activeSessions.title")}
      titleRef={title}
      text={t("activeSessions.text")}
      notices={notices}
      query={query}
      loadingText={t("activeSessions.loading")}
      failedTitle={t("activeSessions.failedTitle")}
      messages={messages}
    >
      {({ sessions }) => (
        <>
          <RowList label={t("activeSessions.title")} icon="globe" rows={sessions.map(shown)} />
          {sessions.length > 1 && (
            <p>
              <Button
                kind="secondary"
                isBusy={step === "ending" && ending === "others"}
                onClick={() => void end("others")}
              >
                {t("activeSessions.endOthers")}
              </Button>
            </p>
          )}
        </>
      )}
    </PlayerListSection>
  );
}
