"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { AccountQueries, QueryBoundary } from "@spilhus/account/player-data";
import type { PayoutAccount, Withdrawal, WithdrawalOptions } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { useSession } from "@spilhus/player-session/session";
import { Notice, Stack } from "@spilhus/ui";
import { PayoutAccounts } from "./PayoutAccounts.tsx";
import { useRequests, type RequestState } from "./useRequests.ts";
import { WithdrawalForm } from "./WithdrawalForm.tsx";
import { WithdrawalList } from "./WithdrawalList.tsx";
import type { WithdrawalMessages } from "./withdrawalMessages.ts";
import { accountsQuery, optionsQuery, withdrawalsQuery } from "./withdrawalQueries.ts";
import { failedText } from "./withdrawalTexts.ts";

interface WithdrawalIslandProps {
  /** Path of this page, to which MitID and the provider return. */
  readonly path: string;
  readonly messages: WithdrawalMessages;
  /** Takes the browser to an address; replaced in stories. */
  readonly leave?: (address: string) => void;
}

const leaveTo = (address: string) => location.assign(address);

function Outcome({
  state,
  messages,
}: {
  readonly state: RequestState;
  readonly messages: WithdrawalMessages;
}) {
  const t = islandTranslator(messages);
  if (state.is === "leaving") return <Notice live="polite">{t("withdrawal.toMitId")}</Notice>;
  if (state.is === "finishing") return <Notice live="polite">{t("withdrawal.finishing")}</Notice>;
  if (state.is === "failed") {
    return (
      <Notice tone="danger" live="assertive">
        {failedText(state.error, messages)}
      </Notice>
    );
  }
  if (state.is !== "done") return null;
  const { answered } = state;
  if (answered.kind === "add") return <Notice live="polite">{t("withdrawal.opening")}</Notice>;
  if (answered.kind === "remove") {
    return (
      <Notice tone="success" live="polite">
        {t("withdrawal.removed")}
      </Notice>
    );
  }
  const { amountOre, account } = answered.withdrawal;
  const amount = formatOre(amountOre, messages.locale);
  return (
    <Notice tone="success" title={t("withdrawal.done", { amount })} live="polite">
      {t("withdrawal.doneText", { account })}
    </Notice>
  );
}

interface Read {
  readonly options: WithdrawalOptions;
  readonly withdrawals: readonly Withdrawal[];
  readonly accounts: readonly PayoutAccount[];
  readonly verified: readonly PayoutAccount[];
}

function WithdrawalContent({ path, messages, leave = leaveTo }: WithdrawalIslandProps) {
  const t = islandTranslator(messages);
  const zone = useSession()?.settings.zone;
  const [options, withdrawals, accounts] = [
    useQuery(optionsQuery),
    useQuery(withdrawalsQuery),
    useQuery(accountsQuery),
  ];
  const { state, isBusy, ask } = useRequests(path, leave);
  const added = state.is === "done" && state.answered.kind === "add" ? state.answered.account.id : undefined;
  // The provider's page of the account that was just added, as soon as it is known.
  const url = accounts.data?.find(({ id }) => id === added)?.url ?? undefined;
  useEffect(() => {
    if (url !== undefined) leave(url);
  }, [url, leave]);
  const typed = state.is === "failed" && state.request.kind === "withdraw" ? state.request : undefined;
  const data: Read | undefined =
    options.data && withdrawals.data && accounts.data && zone !== undefined
      ? {
          ...{ options: options.data, withdrawals: withdrawals.data, accounts: accounts.data },
          // Interval of the list while an account is being registered: it is usable as soon as it is verified.
          verified: accounts.data.filter((account) => account.state === "verified"),
        }
      : undefined;
  const refetch = () => Promise.all([options.refetch(), withdrawals.refetch(), accounts.refetch()]);
  return (
    <QueryBoundary
      query={{ data, isError: options.isError || withdrawals.isError || accounts.isError, refetch }}
      loadingText={t("withdrawal.loading")}
      failedTitle={t("withdrawal.loadFailedTitle")}
      messages={messages}
    >
      {(read) => (
        <Stack gap={6}>
          <Outcome state={state} messages={messages} />
          <section aria-labelledby="withdraw">
            <Stack gap={4}>
              <h2 id="withdraw">{t("withdrawal.heading")}</h2>
              {read.options.withdrawableOre === 0 && <p>{t("withdrawal.nothing")}</p>}
              {read.options.withdrawableOre > 0 && read.verified.length === 0 && (
                <p>{t("withdrawal.needsAccount")}</p>
              )}
              {read.options.withdrawableOre > 0 && read.verified.length > 0 && (
                <WithdrawalForm
                  // What is withdrawable or lost may have changed: the form begins anew with what was typed.
                  key={`${read.options.withdrawableOre} ${read.options.bonusLossOre} ${typed?.amountOre}`}
                  options={read.options}
                  accounts={read.verified}
                  typed={typed}
                  zone={zone ?? ""}
                  isBusy={isBusy}
                  messages={messages}
                  onAsked={ask}
                />
              )}
            </Stack>
          </section>
          <PayoutAccounts
            accounts={read.accounts}
            zone={zone ?? ""}
            isBusy={isBusy}
            messages={messages}
            onAdd={() => ask({ kind: "add" })}
            onRemove={(accountId) => ask({ kind: "remove", accountId })}
          />
          <WithdrawalList withdrawals={read.withdrawals} zone={zone ?? ""} messages={messages} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** A player's withdrawals: how much, to which account, when, and where each one stands (R2.38). */
export function WithdrawalIsland(props: WithdrawalIslandProps) {
  return (
    <AccountQueries>
      <WithdrawalContent {...props} />
    </AccountQueries>
  );
}
