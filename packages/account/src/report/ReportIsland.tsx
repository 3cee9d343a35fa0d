"use client";
import { ApiError, getUserReport } from "@spilhus/api-client";
import type { UserReport } from "@spilhus/contracts/player-account";
import { useCallback, type ReactNode } from "react";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { playerTransport } from "@spilhus/player-session/session";
import { MakeReport } from "./MakeReport.tsx";
import type { ReportMessages } from "./reportMessages.ts";
import { ReportPanel } from "./ReportPanel.tsx";

interface ReportIslandProps {
  readonly reportId: string;
  readonly brand: string;
  readonly zone: string;
  readonly messages: ReportMessages;
  /** The movements that a statement covers. */
  readonly renderMovements: (report: UserReport) => ReactNode;
}

/** An account statement, fetched in the browser. */
export function ReportIsland({ brand, ...panel }: ReportIslandProps) {
  const { reportId, messages } = panel;
  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        return await getUserReport(playerTransport, { places: { reportId }, signal });
      } catch (error) {
        // Also the response for another player's statement.
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    [reportId],
  );
  return (
    <AccountQueries>
      <ReportPanel {...panel} load={load} start={<MakeReport brand={brand} messages={messages} />} />
    </AccountQueries>
  );
}
