import { setDepositLimits } from "@spilhus/api-client";
import { LIMIT_PERIODS, type DepositLimits, type LimitPeriod } from "@spilhus/contracts/player-account";
import { DEPOSIT_LIMIT_ORE, depositLimits, required } from "@spilhus/contracts/validation";
import { islandTranslator, parseOre } from "@spilhus/i18n/island";
import { Button, Form, FormActions, MoneyField } from "@spilhus/ui";
import { amountRule, FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { playerTransport } from "@spilhus/player-session/session";
import { formAmountOre } from "./limitChanges.ts";
import { PERIOD_KEYS, typedAmount } from "./limitTexts.ts";
import type { LimitMessages } from "./limitMessages.ts";

interface LimitFormProps {
  readonly limits: DepositLimits;
  readonly onChanged: (after: DepositLimits) => void;
  readonly messages: LimitMessages;
}

/** A form for all three limits. The law requires that the player types each amount (R2.48). */
export function LimitForm({ limits, onChanged, messages }: LimitFormProps) {
  const t = islandTranslator(messages);
  const rules = [required(), amountRule(messages.locale, DEPOSIT_LIMIT_ORE)];
  const amounts = (values: Readonly<Record<LimitPeriod, string>>) => {
    // Called only with amounts that have passed the rules.
    const ore = (period: LimitPeriod) => parseOre(values[period], messages.locale) ?? 0;
    return { dayOre: ore("day"), weekOre: ore("week"), monthOre: ore("month") };
  };
  const form = useForm<LimitPeriod, DepositLimits>({
    id: "deposit-limits",
    fields: { day: rules, week: rules, month: rules },
    together(values) {
      const limitAmounts = amounts(values);
      const problem = depositLimits(limitAmounts);
      return problem && { field: limitAmounts.dayOre > limitAmounts.weekOre ? "week" : "month", ...problem };
    },
    say: problemText(messages),
    send: (values, signal) => setDepositLimits(playerTransport, { body: amounts(values), signal }),
    onSent: onChanged,
    names: { dayOre: "day", weekOre: "week", monthOre: "month", "": "month" },
  });
  const labels = {
    day: t(PERIOD_KEYS.day.name),
    week: t(PERIOD_KEYS.week.name),
    month: t(PERIOD_KEYS.month.name),
  };
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={labels} messages={messages} />
      {LIMIT_PERIODS.map((period) => (
        <MoneyField
          key={period}
          {...form.field(period)}
          label={labels[period]}
          hint={t(PERIOD_KEYS[period].hint)}
          unit={t("forms.kroner")}
          defaultValue={typedAmount(formAmountOre(limits[period]), messages)}
          required
        />
      ))}
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          {t("selfService.limitSubmit")}
        </Button>
      </FormActions>
    </Form>
  );
}
