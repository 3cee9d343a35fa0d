import { LIMIT_PERIODS } from "@spilhus/contracts/player-account";
import { DEPOSIT_LIMIT_ORE, depositLimits, type DepositLimitAmounts } from "@spilhus/contracts/validation";
import { formatNumber, islandTranslator, parseOre } from "@spilhus/i18n/island";
import { Button, FieldGroup, Form, FormActions, MoneyField } from "@spilhus/ui";
import { amountRule, FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import type { StepProps } from "./stepProps.ts";

type Typed = Readonly<Record<(typeof LIMIT_PERIODS)[number], string>>;

interface LimitsFormProps extends StepProps {
  /** Hours until a higher limit holds. */
  readonly waitHours: number;
}

/** Deposit limits per day, week and month: the player types all three, without suggestions (domain: deposit limits). */
export function LimitsForm({ draft, calls, endOnRefusal, onDone, messages, waitHours }: LimitsFormProps) {
  const t = islandTranslator(messages);
  const { locale } = messages;
  const labels = {
    day: t("signUp.limitDay"),
    week: t("signUp.limitWeek"),
    month: t("signUp.limitMonth"),
  };
  // Each field's own rule has run before the amounts are compared.
  const amounts = ({ day, week, month }: Typed): DepositLimitAmounts => ({
    dayOre: parseOre(day, locale) ?? 0,
    weekOre: parseOre(week, locale) ?? 0,
    monthOre: parseOre(month, locale) ?? 0,
  });
  const rules = [amountRule(locale, DEPOSIT_LIMIT_ORE)];
  const form = useForm({
    id: "sign-up-limits",
    fields: { day: rules, week: rules, month: rules },
    together(values) {
      const typed = amounts(values);
      const problem = depositLimits(typed);
      return problem && { field: typed.dayOre > typed.weekOre ? "week" : "month", ...problem };
    },
    names: { dayOre: "day", weekOre: "week", monthOre: "month", "": "month" },
    say: problemText(messages),
    send: (values, signal) => endOnRefusal(calls.setLimits(amounts(values), signal)),
    onSent: onDone,
  });
  const savedOre = {
    day: draft.depositLimits?.dayOre,
    week: draft.depositLimits?.weekOre,
    month: draft.depositLimits?.monthOre,
  };
  const toText = (ore: number | undefined) =>
    ore === undefined ? "" : formatNumber(ore / 100, locale, ore % 100 === 0 ? 0 : 2);
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={labels} messages={messages} />
      <FieldGroup
        legend={t("signUp.limitsLegend")}
        hint={`${t("signUp.limitsText", { hours: waitHours })} ${t("signUp.limitsRolling")}`}
        hintId="sign-up-limits-hint"
      >
        {LIMIT_PERIODS.map((period) => (
          <MoneyField
            key={period}
            {...form.field(period)}
            label={labels[period]}
            unit={t("forms.kroner")}
            defaultValue={toText(savedOre[period])}
            required
          />
        ))}
      </FieldGroup>
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          {t("signUp.next")}
        </Button>
      </FormActions>
    </Form>
  );
}
