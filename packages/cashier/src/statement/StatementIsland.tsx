"use client";
import { ReportIsland } from "@spilhus/account/report";
import type { StatementMessages } from "./statementMessages.ts";
import { StatementMovements } from "./StatementMovements.tsx";

interface StatementIslandProps {
  readonly reportId: string;
  readonly brand: string;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: StatementMessages;
}

/** A statement of account with each single movement. */
export function StatementIsland(props: StatementIslandProps) {
  const { zone, messages } = props;
  return (
    <ReportIsland
      {...props}
      renderMovements={(report) => <StatementMovements report={report} zone={zone} messages={messages} />}
    />
  );
}
