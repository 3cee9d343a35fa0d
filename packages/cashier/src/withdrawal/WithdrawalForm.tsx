import type { PayoutAccount, WithdrawalOptions } from "@spilhus/contracts/payments";
import { required, type FieldProblem } from "@spilhus/contracts/validation";
import { formatNumber, formatOre, islandTranslator, parseOre } from "@spilhus/i18n/island";
import { amountRule, FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { Button, Checkbox, Form, FormActions, MoneyField, Notice, RadioGroup, Stack } from "@spilhus/ui";
import { stampText } from "../times/timeTexts.ts";
import type { AskedRequest } from "./withdrawalRequest.ts";
import { durationText } from "./withdrawalTexts.ts";
import type { WithdrawalMessages } from "./withdrawalMessages.ts";

type Withdraw = Extract<AskedRequest, { kind: "withdraw" }>;

interface WithdrawalFormProps {
  readonly options: WithdrawalOptions;
  /** Accounts that money can be sent to. */
  readonly accounts: readonly PayoutAccount[];
  /** Input from before MitID. */
  readonly typed: Withdraw | undefined;
  readonly zone: string;
  readonly isBusy: boolean;
  readonly messages: WithdrawalMessages;
  readonly onAsked: (request: Withdraw) => void;
}

type Field = "amount" | "account" | "loss";

/** An amount as a player would type it. */
const asTyped = (ore: number, { locale }: WithdrawalMessages) =>
  formatNumber(ore / 100, locale, ore % 100 === 0 ? 0 : 2);

/** How long payouts take, as measured. */
function When({ options, messages }: Pick<WithdrawalFormProps, "options" | "messages">) {
  const t = islandTranslator(messages);
  const { payoutMinutes } = options;
  if (!payoutMinutes) return <p className="form-note">{t("withdrawal.whenUnknown")}</p>;
  const { median, p90, payouts } = payoutMinutes;
  return (
    <p className="form-note">
      {t("withdrawal.when", {
        median: durationText(median, messages),
        p90: durationText(p90, messages),
        payouts: formatNumber(payouts, messages.locale, 0),
      })}
    </p>
  );
}

/** The form for a withdrawal: an amount that the player types, or all of it, and where it goes. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { options, accounts, typed, zone, isBusy, messages, onAsked } = props;
  const t = islandTranslator(messages);
  const { withdrawableOre, minOre, bonusLossOre } = options;
  const money = (ore: number) => formatOre(ore, messages.locale);
  const own = {
    account: t("withdrawal.accountMissing"),
    loss: t("withdrawal.lossMissing"),
  };
  const say = problemText(messages, own);
  const outside = (amountOre: number): string | undefined => {
    if (amountOre > withdrawableOre) return t("withdrawal.overCash", { max: money(withdrawableOre) });
    const isTooLittle = amountOre === 0 || (amountOre < minOre && amountOre !== withdrawableOre);
    return isTooLittle ? t("withdrawal.underMin", { min: money(minOre) }) : undefined;
  };
  const form = useForm<Field, Withdraw>({
    id: "withdrawal",
    fields: {
      amount: [required(), amountRule(messages.locale)],
      account: [required()],
      loss: bonusLossOre === null ? [] : [required()],
    },
    together({ amount }): FieldProblem | undefined {
      const amountOre = parseOre(amount, messages.locale);
      if (amountOre === undefined || outside(amountOre) === undefined) return undefined;
      return { field: "amount", id: "invalid", values: { typed: amountOre } };
    },
    say(problem) {
      const typedOre = problem.values?.["typed"];
      return (typeof typedOre === "number" ? outside(typedOre) : undefined) ?? say(problem);
    },
    async send({ amount, account }) {
      const amountOre = parseOre(amount, messages.locale) ?? 0;
      const loss = bonusLossOre === null ? {} : { acceptedLossOre: bonusLossOre };
      return { kind: "withdraw", amountOre, accountId: account, ...loss };
    },
    onSent: onAsked,
  });
  const takeAll = () => {
    const field = form.props.ref.current?.elements.namedItem("amount");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = asTyped(withdrawableOre, messages);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  const labels = { amount: t("withdrawal.amount"), account: t("withdrawal.account"), loss: "" };
  const [only] = accounts;
  const chosen = typed?.accountId ?? (accounts.length === 1 ? only?.id : undefined);
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={labels} messages={messages} />
      <p>{t("withdrawal.available", { amount: money(withdrawableOre) })}</p>
      <Stack gap={2}>
        <MoneyField
          {...form.field("amount")}
          label={labels.amount}
          hint={t("withdrawal.amountHint")}
          unit={t("forms.kroner")}
          defaultValue={typed && asTyped(typed.amountOre, messages)}
          required
        />
        <p>
          <Button kind="quiet" size="small" onClick={takeAll}>
            {t("withdrawal.all")}
          </Button>
        </p>
      </Stack>
      <RadioGroup
        {...form.field("account")}
        label={labels.account}
        required
        {...(chosen !== undefined && { defaultValue: chosen })}
        options={accounts.map(({ id, label, payableFrom }) => ({
          value: id,
          label: label ?? "",
          ...(payableFrom !== null && {
            hint: t("withdrawal.payableFrom", { time: stampText(payableFrom, zone, messages) }),
          }),
        }))}
      />
      {bonusLossOre !== null && (
        <>
          <Notice tone="warning">{t("withdrawal.loss", { loss: money(bonusLossOre) })}</Notice>
          <Checkbox
            {...form.field("loss")}
            label={t("withdrawal.lossAccept", { loss: money(bonusLossOre) })}
            required
          />
        </>
      )}
      <When options={options} messages={messages} />
      <FormActions>
        <Button type="submit" size="large" isBusy={isBusy}>
          {t("withdrawal.submit")}
        </Button>
      </FormActions>
      <p className="form-note">{t("withdrawal.final")}</p>
    </Form>
  );
}
