import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { RowList, Stack } from "@spilhus/ui";
import { QueryBoundary } from "../player-data/QueryBoundary.tsx";
import { autoRetry } from "../player-data/autoRetry.ts";
import type { DocumentMessages } from "./documentMessages.ts";
import { documentRow } from "./documentRow.ts";
import type { DocumentsService } from "./documentsService.ts";

export interface DocumentsPanelProps {
  readonly service: DocumentsService;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: DocumentMessages;
}

/** Lists the documents that a player was asked for: what for, which, until when, how to send them, and what is next. */
export function DocumentsPanel({ service, zone, messages }: DocumentsPanelProps) {
  const t = islandTranslator(messages);
  const heading = useId();
  const query = useQuery({
    ...autoRetry,
    queryKey: ["document-requests"],
    queryFn: ({ signal }) => service.list(signal),
    staleTime: 0,
  });
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <h2 id={heading}>{t("documents.title")}</h2>
        <QueryBoundary
          query={query}
          loadingText={t("documents.loading")}
          failedTitle={t("documents.failedTitle")}
          messages={messages}
        >
          {({ requests }) =>
            requests.length === 0 ? (
              <p>{t("documents.none")}</p>
            ) : (
              <>
                <RowList
                  label={t("documents.title")}
                  icon="mail"
                  rows={requests.map((request) => documentRow(request, zone, messages))}
                />
                {requests.some(({ state }) => state === "asked") && <p>{t("documents.how")}</p>}
              </>
            )
          }
        </QueryBoundary>
      </Stack>
    </section>
  );
}
