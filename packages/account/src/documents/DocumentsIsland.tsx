"use client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { DocumentsPanel, type DocumentsPanelProps } from "./DocumentsPanel.tsx";
import { DOCUMENTS_SERVICE } from "./documentsService.ts";

/** The documents that the player was asked for, fetched in the browser. */
export function DocumentsIsland(props: Omit<DocumentsPanelProps, "service">) {
  return (
    <AccountQueries>
      <DocumentsPanel {...props} service={DOCUMENTS_SERVICE} />
    </AccountQueries>
  );
}
