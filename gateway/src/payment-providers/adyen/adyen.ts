import { LOCALE_TAGS } from "@spilhus/contracts";
import type * as z from "zod";
import type {
  HookReading,
  IncomingHook,
  Outcome,
  PaymentIntent,
  PaymentProvider,
  PaymentStatus,
  ProviderCapabilities,
  ProviderNotes,
} from "../interface/index.ts";
import { type Deadlines, openWire, outcomeOf, parseAnswer, type Wire } from "../wire/index.ts";
import { ErrorSchema, LinkSchema, ModificationSchema } from "./adyenApi.ts";
import { readReport, reportName } from "./adyenReport.ts";
import type { AdyenConfig } from "./adyenConfig.ts";
import { readNote, written } from "./adyenNotes.ts";
import { type Known, knownFrom, stateFrom, statusIn } from "./adyenStatus.ts";
import { readAdyenHook } from "./adyenWebhook.ts";

const CURRENCY = "DKK";
const METHODS = { card: ["scheme"], mobilepay: ["mobilepay"], "apple-pay": ["applepay"], bank: [] } as const;
/** Adyen's name of the authorised payments; no page of ours. */
const RESOURCE = "payments";
const PAY_WITHIN_SECONDS = 900;

const refused = (reason: string) => ({ outcome: "refused", reason }) as const;
const NO_SETTLEMENT = refused("settlement-by-report");
/** A day of very many payments. */
const LONGEST_REPORT = 64 * 1024 * 1024;
/** A report is drawn up in the night, so nobody waits for it. */
const REPORT_MS = 14_000;

function refusal(text: string): string | undefined {
  const code = parseAnswer(ErrorSchema, text)?.errorCode;
  return code === undefined ? undefined : `adyen-${code}`;
}

type Next = Outcome<{ next: { kind: "redirect"; url: string } }>;

/**
 * The adapter of Adyen: a payment link leads to Adyen's hosted page. Adyen has no call that tells what became of the
 * money, so the notes of its webhooks are added up; the link alone can be asked for.
 */
export class Adyen implements PaymentProvider {
  readonly id: string;
  readonly capabilities: ProviderCapabilities;
  readonly #config: AdyenConfig;
  readonly #notes: ProviderNotes;
  readonly #wire: Wire;
  readonly #reports: Wire | undefined;

  /** @param deadlines shorter ones, for tests */
  constructor(id: string, config: AdyenConfig, notes: ProviderNotes, deadlines?: Deadlines) {
    this.id = id;
    this.#config = config;
    this.#notes = notes;
    this.#wire = openWire(config.address, deadlines);
    const longer = { connectMs: 2_000, answerMs: REPORT_MS - 2_000, maxBytes: LONGEST_REPORT };
    this.#reports = config.reports && openWire(config.reports.address, longer);
    const { methods, minOre, maxOre, pages: origins } = config;
    this.capabilities = {
      ...{ methods, minOre, maxOre, origins, payWithinSeconds: PAY_WITHIN_SECONDS },
      ...{ hasCapture: true, canRefund: true, tellsName: false },
    };
  }

  /** Does what needs the notes; without them nothing is known. */
  async #withKnown<Done>(
    paymentId: string,
    then: (known: Known) => Promise<Outcome<Done>> | Outcome<Done>,
  ): Promise<Outcome<Done>> {
    try {
      const notes = await this.#notes.about(this.id, paymentId);
      return await then(knownFrom(notes.map(readNote)));
    } catch {
      return { outcome: "unknown", reason: "no-notes" };
    }
  }

  #call(method: "GET" | "POST" | "PATCH", path: string, body?: unknown, idempotencyKey?: string) {
    return this.#wire({
      method,
      path,
      headers: {
        "x-api-key": this.#config.key,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  #next(url: string): Next {
    return this.#config.pages.includes(new URL(url).origin)
      ? { outcome: "done", value: { next: { kind: "redirect", url } } }
      : { outcome: "unknown", reason: "page-of-another-origin" };
  }

  start(intent: PaymentIntent): Promise<Next> {
    return this.#withKnown(intent.id, async ({ link }): Promise<Next> => {
      if (link) return link.amount === intent.amountOre ? this.#next(link.url) : refused("other-payment");
      const opened = await this.#openLink(intent);
      if (opened.outcome !== "done") return opened;
      const { id, url, amount } = opened.value;
      await this.#notes.add(this.id, intent.id, written({ kind: "link", id, url, amount: amount.value }));
      return this.#next(url);
    });
  }

  async #openLink(intent: PaymentIntent): Promise<Outcome<z.infer<typeof LinkSchema>>> {
    const { id: reference, amountOre: value } = intent;
    const body = {
      merchantAccount: this.#config.merchantAccount,
      reference,
      amount: { value, currency: CURRENCY },
      returnUrl: intent.returnUrl,
      expiresAt: intent.expiresAt.toISOString(),
      shopperLocale: LOCALE_TAGS[intent.locale],
      countryCode: "DK",
      allowedPaymentMethods: METHODS[intent.method],
      manualCapture: true,
      reusable: false,
    };
    return outcomeOf(await this.#call("POST", "/paymentLinks", body, `link-${reference}`), {
      schema: LinkSchema,
      refusal,
      read: (link) =>
        link.reference === reference && link.amount.value === value ? { value: link } : undefined,
    });
  }

  status(paymentId: string): Promise<Outcome<PaymentStatus>> {
    return this.#withKnown(paymentId, async (known): Promise<Outcome<PaymentStatus>> => {
      const state = stateFrom(known);
      if (state !== undefined) return { outcome: "done", value: statusIn(state, known) };
      const answer = await this.#call("GET", `/paymentLinks/${encodeURIComponent(known.link?.id ?? "")}`);
      return outcomeOf(answer, {
        schema: LinkSchema,
        refusal,
        read: ({ status }) => {
          const over = known.isCalledOff ? "cancelled" : "expired";
          // A link that was used is open for us until its webhook has come.
          return { value: statusIn(status === "expired" ? over : "open", known) };
        },
      });
    });
  }

  async #modify(psp: string, what: string, body: unknown, key: string): Promise<Outcome<void>> {
    const answer = await this.#call("POST", `/${RESOURCE}/${encodeURIComponent(psp)}/${what}`, body, key);
    return outcomeOf(answer, { schema: ModificationSchema, refusal, read: () => ({ value: undefined }) });
  }

  /** What every modification carries; its webhook names the payment by the reference. */
  #modification(reference: string, amountOre?: number) {
    const amount = amountOre === undefined ? {} : { amount: { value: amountOre, currency: CURRENCY } };
    return { merchantAccount: this.#config.merchantAccount, reference, ...amount };
  }

  capture(paymentId: string, amountOre: number): Promise<Outcome<void>> {
    return this.#withKnown(paymentId, (known) => {
      if (known.capturedOre === amountOre) return { outcome: "done", value: undefined } as const;
      if (known.capturedOre > 0) return refused("already-captured");
      if (known.psp === undefined || known.isCancelled) return refused("not-authorised");
      if (amountOre > known.authorisedOre) return refused("more-than-authorised");
      const body = this.#modification(paymentId, amountOre);
      return this.#modify(known.psp, "captures", body, `capture-${paymentId}`);
    });
  }

  void(paymentId: string): Promise<Outcome<void>> {
    return this.#withKnown(paymentId, async (known): Promise<Outcome<void>> => {
      if (known.capturedOre > 0) return refused("already-captured");
      if (known.isCancelled) return { outcome: "done", value: undefined };
      if (known.psp !== undefined) {
        return this.#modify(known.psp, "cancels", this.#modification(paymentId), `cancel-${paymentId}`);
      }
      if (known.link === undefined) return refused("unknown-payment");
      // Kept first: a link that is found expired afterwards was called off, also when this call has no answer.
      await this.#notes.add(this.id, paymentId, written({ kind: "called-off" }));
      const path = `/paymentLinks/${encodeURIComponent(known.link.id)}`;
      return outcomeOf(await this.#call("PATCH", path, { status: "expired" }), {
        schema: LinkSchema,
        refusal,
        read: ({ status }) => (status === "expired" ? { value: undefined } : undefined),
      });
    });
  }

  refund(paymentId: string, refundId: string, amountOre: number): Promise<Outcome<void>> {
    return this.#withKnown(paymentId, async (known): Promise<Outcome<void>> => {
      if (known.psp === undefined || known.capturedOre === 0) return refused("not-captured");
      const before = known.refunds.get(refundId);
      if (before === undefined) {
        const left = known.capturedOre - known.refundedOre - known.chargedBackOre;
        if (amountOre > left) return refused("more-than-captured");
        const note = written({ kind: "refund", id: refundId, amount: amountOre });
        await this.#notes.add(this.id, paymentId, note);
      } else if (before !== amountOre) return refused("other-refund");
      const body = this.#modification(paymentId, amountOre);
      return this.#modify(known.psp, "refunds", body, `refund-${refundId}`);
    });
  }

  readHook(hook: IncomingHook): HookReading {
    return readAdyenHook(hook, this.#config);
  }

  /** The payment accounting report of a day, which Adyen draws up in the night after it. */
  async settlement(day: string): ReturnType<PaymentProvider["settlement"]> {
    const { reports, merchantAccount } = this.#config;
    if (!this.#reports || !reports) return NO_SETTLEMENT;
    const user = Buffer.from(`${reports.user}:${reports.password}`).toString("base64");
    const answer = await this.#reports({
      method: "GET",
      path: `/reports/download/MerchantAccount/${merchantAccount}/${reportName(day)}`,
      headers: { authorization: `Basic ${user}`, accept: "text/csv" },
    });
    if (answer.status === 404) return { outcome: "unknown", reason: "not-closed-yet" };
    if (answer.status === 401 || answer.status === 403) return refused("report-user");
    if (answer.status !== 200) {
      const reason = answer.status === "none" ? answer.reason : `status-${answer.status}`;
      return { outcome: "unknown", reason };
    }
    const rows = readReport(answer.text, merchantAccount);
    return rows ? { outcome: "done", value: rows } : { outcome: "unknown", reason: "unreadable-report" };
  }
}
