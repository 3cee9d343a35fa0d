import { createHash } from "node:crypto";
import type {
  HookReading,
  IncomingHook,
  Outcome,
  PaymentIntent,
  PaymentProvider,
  PaymentStatus,
  ProviderCapabilities,
} from "../interface/index.ts";
import { type Deadlines, type NoAnswer, outcomeOf, parseAnswer, type WireAnswer } from "../wire/index.ts";
import {
  AdjustmentSchema,
  CreatedSchema,
  type MobilePayPayment,
  PaymentSchema,
  ProblemSchema,
  UserInfoSchema,
  WebhookSchema,
} from "./mobilePayApi.ts";
import type { MobilePayConfig } from "./mobilePayConfig.ts";
import { MISSING, statusOf } from "./mobilePayStatus.ts";
import { mobilePayRefusal } from "./mobilePayWebhook.ts";
import { type MobilePayWire, openMobilePay } from "./mobilePayWire.ts";
import { idempotencyKey, idOf, referenceOf } from "./reference.ts";
import { readSettlement } from "./settlement.ts";
import { DEPOSIT_AT } from "./words.ts";

const CURRENCY = "DKK";
/** Five minutes to open the payment and five to approve it; it must not be called off earlier. */
const PAY_WITHIN_SECONDS = 600;

function refusal(text: string): string | undefined {
  const code = parseAnswer(ProblemSchema, text)?.extraDetails?.find(({ name }) => name === "ErrorCode");
  return code && /^\d{1,6}$/.test(code.reason) ? `mobilepay-${code.reason}` : undefined;
}

/** The adapter of MobilePay, through the ePayment API of Vipps MobilePay. */
export class MobilePay implements PaymentProvider {
  readonly id: string;
  readonly capabilities: ProviderCapabilities;
  readonly #config: MobilePayConfig;
  readonly #call: MobilePayWire;

  /** @param deadlines shorter ones, for tests */
  constructor(id: string, config: MobilePayConfig, deadlines?: Deadlines) {
    this.id = id;
    this.#config = config;
    this.#call = openMobilePay(config, deadlines);
    this.capabilities = {
      methods: ["mobilepay"],
      hasCapture: true,
      canRefund: true,
      tellsName: true,
      minOre: config.minOre,
      maxOre: config.maxOre,
      payWithinSeconds: PAY_WITHIN_SECONDS,
      origins: config.pages,
    };
  }

  async #payment(reference: string): Promise<Outcome<MobilePayPayment | undefined>> {
    const answer = await this.#call({ method: "GET", path: `/epayment/v1/payments/${reference}` });
    if (answer.status === 404) return { outcome: "done", value: undefined };
    return outcomeOf(answer, {
      schema: PaymentSchema,
      refusal,
      read: (payment) => (payment.reference === reference ? { value: payment } : undefined),
    });
  }

  #next(url: string): { readonly next: { kind: "redirect"; url: string } } | undefined {
    const isTheirs = this.#config.pages.includes(new URL(url).origin);
    return isTheirs ? { next: { kind: "redirect", url } } : undefined;
  }

  async start(intent: PaymentIntent): Promise<Outcome<{ next: { kind: "redirect"; url: string } }>> {
    const reference = referenceOf(intent.id);
    const answer = await this.#call({
      method: "POST",
      path: "/epayment/v1/payments",
      idempotencyKey: idempotencyKey(reference, "create"),
      body: {
        reference,
        amount: { currency: CURRENCY, value: intent.amountOre },
        paymentMethod: { type: "WALLET" },
        userFlow: "WEB_REDIRECT",
        returnUrl: intent.returnUrl,
        paymentDescription: `${DEPOSIT_AT[intent.locale]} ${intent.brandName}`,
        // With it, the payer's name can be asked for once they have approved.
        profile: { scope: "name" },
      },
    });
    // The reference or the key was used before: the payment that is there counts.
    if (answer.status === 409) return this.#started(intent, reference);
    return outcomeOf(answer, {
      schema: CreatedSchema,
      refusal,
      read: (created) => {
        const value = created.reference === reference ? this.#next(created.redirectUrl) : undefined;
        return value && { value };
      },
    });
  }

  async #started(
    { amountOre }: PaymentIntent,
    reference: string,
  ): Promise<Outcome<{ next: { kind: "redirect"; url: string } }>> {
    const found = await this.#payment(reference);
    if (found.outcome !== "done") return { outcome: "unknown", reason: found.reason };
    if (found.value === undefined || found.value.amount.value !== amountOre) {
      return { outcome: "refused", reason: "other-payment" };
    }
    const next = found.value.redirectUrl === undefined ? undefined : this.#next(found.value.redirectUrl);
    return next ? { outcome: "done", value: next } : { outcome: "unknown", reason: "no-page" };
  }

  async status(paymentId: string): Promise<Outcome<PaymentStatus>> {
    const found = await this.#payment(referenceOf(paymentId));
    if (found.outcome !== "done") return found;
    if (found.value === undefined) return { outcome: "done", value: MISSING };
    const status = statusOf(found.value);
    const sub = found.value.profile?.sub;
    // The name is checked before the capture; after a week it cannot be asked for any more.
    if (status.state !== "authorised" || sub === undefined) return { outcome: "done", value: status };
    const name = await this.#nameOf(sub);
    return name.outcome === "unknown"
      ? name
      : {
          outcome: "done",
          value: { ...status, payerName: name.outcome === "done" ? name.value : undefined },
        };
  }

  async #nameOf(sub: string): Promise<Outcome<string>> {
    const path = `/vipps-userinfo-api/userinfo/${encodeURIComponent(sub)}`;
    return outcomeOf(await this.#call({ method: "GET", path, isUserInfo: true }), {
      schema: UserInfoSchema,
      refusal,
      read: ({ name }) => ({ value: name }),
    });
  }

  #adjust(paymentId: string, what: "capture" | "refund" | "cancel", key: string, amountOre?: number) {
    const reference = referenceOf(paymentId);
    return this.#call({
      method: "POST",
      path: `/epayment/v1/payments/${reference}/${what}`,
      idempotencyKey: idempotencyKey(reference, what, key),
      ...(amountOre === undefined
        ? {}
        : { body: { modificationAmount: { currency: CURRENCY, value: amountOre } } }),
    });
  }

  /** A change that is refused has been done if the status says so, such as by a call whose key is forgotten. */
  async #settled(
    paymentId: string,
    answer: WireAnswer | NoAnswer,
    isDone: (status: PaymentStatus) => boolean,
  ): Promise<Outcome<void>> {
    const outcome = outcomeOf(answer, {
      schema: AdjustmentSchema,
      refusal,
      read: () => ({ value: undefined }),
    });
    if (outcome.outcome !== "refused") return outcome;
    const found = await this.#payment(referenceOf(paymentId));
    if (found.outcome !== "done") return { outcome: "unknown", reason: found.reason };
    return found.value && isDone(statusOf(found.value)) ? { outcome: "done", value: undefined } : outcome;
  }

  async capture(paymentId: string, amountOre: number): Promise<Outcome<void>> {
    // One key for every amount: a second capture of another amount is refused, not added.
    const answer = await this.#adjust(paymentId, "capture", "", amountOre);
    return this.#settled(paymentId, answer, ({ capturedOre }) => capturedOre === amountOre);
  }

  async void(paymentId: string): Promise<Outcome<void>> {
    const answer = await this.#adjust(paymentId, "cancel", "");
    const adjusted = answer.status === 200 ? parseAnswer(AdjustmentSchema, answer.text) : undefined;
    // A cancellation after a partial capture releases the rest only.
    if (adjusted && adjusted.aggregate.capturedAmount.value > 0) {
      return { outcome: "refused", reason: "already-captured" };
    }
    const over: readonly PaymentStatus["state"][] = ["voided", "cancelled", "expired"];
    return this.#settled(paymentId, answer, ({ state }) => over.includes(state));
  }

  async refund(paymentId: string, refundId: string, amountOre: number): Promise<Outcome<void>> {
    const answer = await this.#adjust(paymentId, "refund", refundId, amountOre);
    return outcomeOf(answer, { schema: AdjustmentSchema, refusal, read: () => ({ value: undefined }) });
  }

  readHook(hook: IncomingHook, now: Date): HookReading {
    const reason = mobilePayRefusal(hook, this.#config.hookSecrets, now);
    if (reason !== undefined) return { accepted: false, reason };
    const event = parseAnswer(WebhookSchema, Buffer.from(hook.rawBody).toString("utf8"));
    if (event === undefined) return { accepted: false, reason: "malformed-event" };
    if (event.msn !== this.#config.serialNumber) return { accepted: false, reason: "other-sales-unit" };
    const { reference, pspReference, name, amount, timestamp } = event;
    const answer = { type: "application/json", body: "{}" } as const;
    const id = idOf(reference);
    // A payment of the same sales unit that another system made.
    if (id === undefined) return { accepted: true, events: [], answer };
    const own = [reference, pspReference, name, String(amount.value), timestamp, event.idempotencyKey ?? ""];
    const eventId = createHash("sha256").update(JSON.stringify(own)).digest("hex");
    const type = `payment.${name.toLowerCase()}`;
    return {
      accepted: true,
      events: [{ id: eventId, concerns: "payment", reference: id, type }],
      answer,
    };
  }

  settlement(day: string): ReturnType<PaymentProvider["settlement"]> {
    return readSettlement(this.#call, this.#config.ledgerId, day);
  }
}
