import type { Withdrawal } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { RowList, Stack } from "@spilhus/ui";
import { STATE_KEYS, withdrawalFacts, withdrawalNote, withdrawalSteps } from "./withdrawalTexts.ts";
import type { WithdrawalMessages } from "./withdrawalMessages.ts";

interface WithdrawalListProps {
  readonly withdrawals: readonly Withdrawal[];
  readonly zone: string;
  readonly messages: WithdrawalMessages;
}

/** The player's withdrawals, each with its states so far and the server's times. None can be taken back. */
export function WithdrawalList({ withdrawals, zone, messages }: WithdrawalListProps) {
  const t = islandTranslator(messages);
  return (
    <section aria-labelledby="withdrawals">
      <Stack gap={4}>
        <h2 id="withdrawals">{t("withdrawal.listHeading")}</h2>
        {withdrawals.length === 0 ? (
          <p>{t("withdrawal.listNone")}</p>
        ) : (
          <RowList
            label={t("withdrawal.listHeading")}
            icon="coins"
            rows={withdrawals.map((withdrawal) => {
              const note = withdrawalNote(withdrawal, zone, messages);
              return {
                id: withdrawal.id,
                name: t("withdrawal.row", {
                  amount: formatOre(withdrawal.amountOre, messages.locale),
                  account: withdrawal.account,
                }),
                label: t(STATE_KEYS[withdrawal.state]),
                steps: withdrawalSteps(withdrawal, zone, messages),
                facts: withdrawalFacts(withdrawal, messages),
                ...(note !== undefined && { note }),
              };
            })}
          />
        )}
      </Stack>
    </section>
  );
}
