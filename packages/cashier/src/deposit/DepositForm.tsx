import { useRef, useState } from "react";
import { ApiError } from "@spilhus/api-client";
import {
  PAYMENT_METHODS,
  type Deposit,
  type DepositOptions,
  type Offer,
  type PaymentMethod,
} from "@spilhus/contracts/payments";
import { required, type FieldProblem } from "@spilhus/contracts/validation";
import { formatNumber, formatOre, islandTranslator, parseOre } from "@spilhus/i18n/island";
import { amountRule, FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { Button, Form, FormActions, Link, MoneyField, Notice, PaymentPanel, RadioGroup } from "@spilhus/ui";
import { routeById } from "@spilhus/routes";
import { methodName } from "../progress/methodName.ts";
import type { DepositRequest } from "./depositRequest.ts";
import type { DepositMessages } from "./depositMessages.ts";
import { LimitRoom } from "./LimitRoom.tsx";
import { refusalText } from "./refusalText.ts";
import { sendDeposit } from "./sendDeposit.ts";

interface DepositFormProps {
  readonly options: DepositOptions;
  /** The offer that the player has accepted: a deposit that is large enough brings its bonus. */
  readonly offer: Offer | undefined;
  /** Earlier input; nothing when the form opens. */
  readonly typed: DepositRequest | undefined;
  /** Whether `typed` was sent and its answer never came. */
  readonly isUnanswered: boolean;
  readonly zone: string;
  readonly messages: DepositMessages;
  readonly onStarted: (deposit: Deposit, request: DepositRequest) => void;
  /** The same deposit is under way. */
  readonly onSimilar: (txId: string, request: DepositRequest) => void;
}

type Field = "amount" | "method";
const isMethod = (value: string): value is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === value);

/** An amount as a player would type it. */
const asTyped = (ore: number, { locale }: DepositMessages) =>
  formatNumber(ore / 100, locale, ore % 100 === 0 ? 0 : 2);

/** The form for a deposit: an amount that the player types, none suggested, and how to pay. */
export function DepositForm(props: DepositFormProps) {
  const { options, offer, typed, isUnanswered, zone, messages, onStarted, onSimilar } = props;
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const [refused, setRefused] = useState<ApiError>();
  const [isUnsure, setUnsure] = useState(isUnanswered);
  const outside = useRef("");
  const say = problemText(messages, { method: t("cashier.methodMissing") });

  const requestOf = ({ amount, method }: Readonly<Record<Field, string>>): DepositRequest | undefined => {
    const amountOre = parseOre(amount, messages.locale);
    if (amountOre === undefined || !isMethod(method)) return undefined;
    const isFor = offer !== undefined && amountOre >= offer.leastDepositOre;
    return {
      ...{ amountOre, method },
      ...(isFor && { offer: { id: offer.id, termsVersion: offer.termsVersion } }),
    };
  };
  const outsideRange = (request: DepositRequest): FieldProblem | undefined => {
    const method = options.methods.find((one) => one.method === request.method);
    if (!method) return undefined;
    const isUnder = request.amountOre < method.minOre;
    if (!isUnder && request.amountOre <= method.maxOre) return undefined;
    outside.current = isUnder
      ? t("cashier.underMin", { min: money(method.minOre) })
      : t("cashier.overMax", { max: money(method.maxOre) });
    return { field: "amount", id: "invalid" };
  };
  const form = useForm<Field, readonly [Deposit, DepositRequest]>({
    id: "deposit",
    fields: { amount: [required(), amountRule(messages.locale)], method: [required()] },
    together(values) {
      const request = requestOf(values);
      return request && outsideRange(request);
    },
    say: (problem) =>
      problem.field === "amount" && problem.id === "invalid" ? outside.current : say(problem),
    async send(values, signal) {
      const request = requestOf(values);
      // The rules have passed both fields.
      if (!request) throw new TypeError("The form was sent without an amount or a method.");
      setRefused(undefined);
      try {
        return [await sendDeposit(request, signal), request] as const;
      } catch (error) {
        if (error instanceof ApiError) {
          const { txId } = error.details ?? {};
          if (error.reason === "similar-deposit-open" && typeof txId === "string") onSimilar(txId, request);
          setUnsure(error.code !== "aborted" && (error.code !== "refused" || (error.status ?? 0) >= 500));
          setRefused(error);
        }
        throw error;
      }
    },
    onSent: ([deposit, request]) => onStarted(deposit, request),
    names: { amountOre: "amount" },
  });
  const context = { now: options.serverTime, zone, messages };
  const text = refused && refusalText(refused.reason, refused.details ?? {}, context);
  const isAllDown = options.methods.every(({ health }) => health === "down");
  const labels = { amount: t("cashier.amount"), method: t("cashier.method") };
  return (
    <PaymentPanel>
      {isUnsure && (
        <Notice tone="warning" title={t("cashier.keptTitle")} live="polite">
          {t("cashier.keptText")}
        </Notice>
      )}
      {isAllDown && <Notice tone="warning">{t("cashier.allDown")}</Notice>}
      <Form {...form.props}>
        <FormFeedback
          form={form}
          labels={labels}
          messages={messages}
          refusals={refused?.reason !== undefined && text !== undefined ? { [refused.reason]: text } : {}}
        />
        <MoneyField
          {...form.field("amount")}
          label={labels.amount}
          hint={t("cashier.amountHint")}
          unit={t("forms.kroner")}
          defaultValue={typed ? asTyped(typed.amountOre, messages) : undefined}
          enterKeyHint="go"
          data-first=""
          required
        />
        <LimitRoom options={options} zone={zone} messages={messages} />
        <RadioGroup
          {...form.field("method")}
          label={labels.method}
          required
          {...(typed && { defaultValue: typed.method })}
          options={options.methods.map(({ method, minOre, maxOre, health }) => ({
            value: method,
            label: methodName(method, messages),
            disabled: health === "down",
            hint:
              health === "down"
                ? t("cashier.down")
                : [
                    t("cashier.range", { min: money(minOre), max: money(maxOre) }),
                    ...(health === "slow" ? [t("cashier.slow")] : []),
                  ].join(" · "),
          }))}
        />
        <FormActions>
          <Button type="submit" size="large" isBusy={form.isSending}>
            {t("cashier.submit")}
          </Button>
        </FormActions>
        <p className="form-note">
          {t("cashier.elsewhere")}{" "}
          <Link href={routeById("deposit-limit").path}>{t("cashier.ownLimits")}</Link>
        </p>
      </Form>
    </PaymentPanel>
  );
}
