import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import type { Transport } from "@spilhus/api-client";
import type { OpenSession } from "@spilhus/contracts/user-auth";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, RowList, Stack } from "@spilhus/ui";
import { QueryBoundary } from "../player-data/QueryBoundary.tsx";
import { autoRetry } from "../player-data/autoRetry.ts";
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
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const query = useQuery({
    ...autoRetry,
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => service.list(signal),
    staleTime: 0,
  });
  const { ending, step, end } = useEndingSessions(service, () => {
    // The pressed button disappears with its row, so focus moves to the heading.
    title.current?.focus();
    void queries.invalidateQueries({ queryKey: QUERY_KEY });
  });
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
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {t("activeSessions.title")}
        </h2>
        <p>{t("activeSessions.text")}</p>
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
        <QueryBoundary
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
        </QueryBoundary>
      </Stack>
    </section>
  );
}
