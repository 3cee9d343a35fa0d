import { LIMIT_PERIODS, type LimitPeriod } from "@spilhus/contracts/player-account";
import { DEPOSIT_LIMIT_ORE, depositLimits, required } from "@spilhus/contracts/validation";
import { islandTranslator, parseOre } from "@spilhus/i18n/island";
import { Button, Form, FormActions, MoneyField } from "@spilhus/ui";
import { amountRule, FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { formAmountOre } from "./limitChanges.ts";
import { LIMIT_KINDS, type LimitKind, type ShownLimits } from "./limitKinds.ts";
import { typedAmount } from "./limitTexts.ts";
import type { LimitMessages } from "./limitMessages.ts";

interface LimitFormProps {
  readonly kind: LimitKind;
  readonly limits: ShownLimits;
  readonly onChanged: (after: ShownLimits) => void;
  readonly messages: LimitMessages;
}

/** A form for all three limits. The law requires that the player types each amount (R2.48). */
export function LimitForm({ kind, limits, onChanged, messages }: LimitFormProps) {
  const t = islandTranslator(messages);
  const { id, periods, set, texts } = LIMIT_KINDS[kind];
  const rules = [required(), amountRule(messages.locale, DEPOSIT_LIMIT_ORE)];
  const amounts = (values: Readonly<Record<LimitPeriod, string>>) => {
    // Called only with amounts that have passed the rules.
    const ore = (period: LimitPeriod) => parseOre(values[period], messages.locale) ?? 0;
    return { dayOre: ore("day"), weekOre: ore("week"), monthOre: ore("month") };
  };
  const form = useForm<LimitPeriod, ShownLimits>({
    id,
    fields: { day: rules, week: rules, month: rules },
    together(values) {
      const limitAmounts = amounts(values);
      const problem = depositLimits(limitAmounts);
      return problem && { field: limitAmounts.dayOre > limitAmounts.weekOre ? "week" : "month", ...problem };
    },
    say: problemText(messages),
    send: (values, signal) => set(amounts(values), signal),
    onSent: onChanged,
    names: { dayOre: "day", weekOre: "week", monthOre: "month", "": "month" },
  });
  const labels = {
    day: t(periods.day.name),
    week: t(periods.week.name),
    month: t(periods.month.name),
  };
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={labels} messages={messages} />
      {LIMIT_PERIODS.map((period) => (
        <MoneyField
          key={period}
          {...form.field(period)}
          label={labels[period]}
          hint={t(periods[period].hint)}
          unit={t("forms.kroner")}
          defaultValue={typedAmount(formAmountOre(limits[period]), messages)}
          required
        />
      ))}
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          {t(texts.submit)}
        </Button>
      </FormActions>
    </Form>
  );
}
