"use client";
import { useQuery } from "@tanstack/react-query";
import { AccountQueries, autoRetry } from "@spilhus/account/player-data";
import { getFundsProof } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import { playerTransport, useSession } from "@spilhus/player-session/session";
import { stampText } from "../times/timeTexts.ts";
import type { FundsProofMessages } from "./fundsProofMessages.ts";

interface FundsProofIslandProps {
  readonly zone: string;
  readonly messages: FundsProofMessages;
}

const proofQuery = {
  queryKey: ["funds-proof"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => getFundsProof(playerTransport, { signal }),
  ...autoRetry,
};

function FundsProof({ zone, messages }: FundsProofIslandProps) {
  const { data } = useQuery(proofQuery);
  if (data === undefined || data.coveredAt === null) return null;
  const time = stampText(data.coveredAt, zone, messages);
  return <p>{islandTranslator(messages)("cashier.covered", { time })}</p>;
}

/** Says when a bank statement was found to cover all players' money today; nothing when that has not happened. */
export function FundsProofIsland(props: FundsProofIslandProps) {
  return useSession() ? (
    <AccountQueries>
      <FundsProof {...props} />
    </AccountQueries>
  ) : null;
}
