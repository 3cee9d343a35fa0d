import type { PayoutAccount } from "@spilhus/contracts/payments";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, ButtonLink, RowList, Stack } from "@spilhus/ui";
import { dayText, stampText } from "../times/timeTexts.ts";
import type { WithdrawalMessages } from "./withdrawalMessages.ts";

interface PayoutAccountsProps {
  readonly accounts: readonly PayoutAccount[];
  readonly zone: string;
  readonly isBusy: boolean;
  readonly messages: WithdrawalMessages;
  readonly onAdd: () => void;
  readonly onRemove: (accountId: string) => void;
}

const STATE_KEYS = {
  opening: "withdrawal.registering",
  registering: "withdrawal.registering",
  verified: "withdrawal.verified",
  refused: "withdrawal.refused",
  "name-differs": "withdrawal.nameDiffers",
} as const satisfies Readonly<Record<PayoutAccount["state"], string>>;

const TEXT_KEYS = {
  opening: "withdrawal.opening",
  registering: "withdrawal.registeringText",
  refused: "withdrawal.refusedText",
  "name-differs": "withdrawal.nameDiffersText",
} as const;

/** The bank accounts that the player can withdraw to, and the way to add another. */
export function PayoutAccounts(props: PayoutAccountsProps) {
  const { accounts, zone, isBusy, messages, onAdd, onRemove } = props;
  const t = islandTranslator(messages);
  const facts = ({ state, addedAt, payableFrom }: PayoutAccount) => [
    ...(state === "verified" ? [] : [t(TEXT_KEYS[state])]),
    t("withdrawal.added", { date: dayText(addedAt, zone, messages) }),
    ...(payableFrom === null
      ? []
      : [t("withdrawal.payableFrom", { time: stampText(payableFrom, zone, messages) })]),
  ];
  const actions = ({ id, state, url, label }: PayoutAccount) => (
    <>
      {state === "registering" && url !== null && (
        <ButtonLink href={url} kind="secondary" size="small">
          {t("withdrawal.registeringGo")}
        </ButtonLink>
      )}
      {state === "verified" && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t("withdrawal.removeLabel", { account: label ?? "" })}
          onClick={() => onRemove(id)}
        >
          {t("withdrawal.remove")}
        </Button>
      )}
    </>
  );
  return (
    <section aria-labelledby="payout-accounts">
      <Stack gap={4}>
        <h2 id="payout-accounts">{t("withdrawal.accountsHeading")}</h2>
        {accounts.length === 0 ? (
          <p>{t("withdrawal.accountsNone")}</p>
        ) : (
          <RowList
            label={t("withdrawal.accountsHeading")}
            icon="shield"
            rows={accounts.map((account) => ({
              id: account.id,
              name: account.label ?? t("withdrawal.newAccount"),
              label: t(STATE_KEYS[account.state]),
              facts: facts(account),
              actions: actions(account),
            }))}
          />
        )}
        <p>{t("withdrawal.addText")}</p>
        <p>
          <Button kind="secondary" isBusy={isBusy} onClick={onAdd}>
            {t("withdrawal.add")}
          </Button>
        </p>
      </Stack>
    </section>
  );
}
