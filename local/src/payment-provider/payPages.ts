import type { PaymentMethod } from "@spilhus/contracts/payments";
import { PEOPLE } from "@spilhus/seed/players";
import { html, type Markup, standInPage } from "../tool-pages/index.ts";
import type { AccountRecord, PaymentRecord } from "./records.ts";
import { inKroner, type Words, WORDS } from "./words.ts";

/** Banks of the stand-in; none of them exists. */
export const BANKS = ["Fjordbanken", "Sparekassen Lyng", "Andelsbanken Nord"] as const;

/** What was typed and cannot be used, by the name of its field. */
export type Wrong = Readonly<Partial<Record<"name" | "phone" | "digits", string>>>;

interface Field {
  readonly name: "name" | "phone" | "digits";
  readonly label: string;
  readonly hint?: string;
  readonly wrong: string | undefined;
  readonly value: string;
  readonly attributes: Markup;
}

function field({ name, label, hint, wrong, value, attributes }: Field): Markup {
  const described = [wrong !== undefined && `${name}-wrong`, hint !== undefined && `${name}-hint`];
  const ids = described.filter((id) => id !== false).join(" ");
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="quiet" id="${name}-hint">${hint}</p>`}
    ${wrong !== undefined && html`<p class="alert" role="alert" id="${name}-wrong">${wrong}</p>`}
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      maxlength="80"
      ${attributes}
      ${ids !== "" && html`aria-describedby="${ids}"`}
      ${wrong !== undefined && html`aria-invalid="true"`}
    />
  </div>`;
}

function nameField(words: Words, wrong: Wrong, typed: string): Markup {
  const options = PEOPLE.map(({ name }) => html`<option value="${name}"></option>`);
  const attributes = html`list="people" autocomplete="name" spellcheck="false"`;
  return html`${field({
      ...{ name: "name", label: words.name, hint: words.nameHint },
      ...{ wrong: wrong.name, value: typed, attributes },
    })}<datalist id="people">${options}</datalist>`;
}

const choices = (words: Words, yes: string, no: string) =>
  html`<div class="choices">
    <button name="decision" value="approve">${yes}</button>
    <button class="second" name="decision" value="cancel">${no}</button>
  </div>`;

function select(name: string, label: string, options: readonly (readonly [string, string])[]): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select>
  </div>`;
}

function ownFields(method: PaymentMethod, words: Words, wrong: Wrong, typed: Typed): Markup | undefined {
  switch (method) {
    case "card":
      return select("card", words.card, Object.entries(words.cards));
    case "mobilepay":
      return field({
        ...{ name: "phone", label: words.phone, wrong: wrong.phone, value: typed.phone ?? "" },
        attributes: html`inputmode="numeric" autocomplete="tel-national"`,
      });
    case "bank":
      return select(
        "bank",
        words.bank,
        BANKS.map((bank) => [bank, bank]),
      );
    case "apple-pay":
      return undefined;
  }
}

/** What was typed, to be shown again beside what is wrong with it. */
export type Typed = Readonly<Partial<Record<"name" | "phone" | "digits", string>>>;

const titleWith = (words: Words, title: string, wrong: Wrong) =>
  Object.keys(wrong).length > 0 ? words.error + title : title;

/** The first page of a payment: who pays, and with what. */
export function detailsPage(payment: PaymentRecord, wrong: Wrong = {}, typed: Typed = {}): string {
  const { locale, method, amount, merchantName, page } = payment;
  const words = WORDS[locale];
  const title = words.pay(inKroner(amount, locale), merchantName);
  const yes = { card: words.payByCard, mobilepay: words.next, bank: words.next, "apple-pay": words.applePay };
  return standInPage({
    ...{ lang: locale, standIn: words.standIn, standInFor: words.standInFor },
    title: titleWith(words, title, wrong),
    main: html`<h1>${title}</h1>
      <form method="post" action="/pay/${page}" novalidate>
        ${nameField(words, wrong, typed.name ?? "")} ${ownFields(method, words, wrong, typed)}
        ${choices(words, yes[method], words.cancel)}
      </form>
      <p class="quiet">${words.explanation}</p>`,
  });
}

/** The second page: the challenge, the app or the bank, which approves. */
export function approvalPage({ locale, method, amount, merchantName, page }: PaymentRecord): string {
  const words = WORDS[locale];
  const [title, text] = {
    card: [words.challengeTitle, words.challenge],
    mobilepay: [words.appTitle, words.app],
    bank: [words.bankTitle, words.bankText],
    "apple-pay": [words.applePay, ""],
  }[method];
  return standInPage({
    ...{ lang: locale, standIn: words.standIn, standInFor: words.standInFor, title: title ?? "" },
    main: html`<h1>${title}</h1>
      <p>${text}</p>
      <p><strong>${words.pay(inKroner(amount, locale), merchantName)}</strong></p>
      <form method="post" action="/pay/${page}/approval">
        ${choices(words, words.approve, words.decline)}
      </form>
      <p class="quiet">${words.explanation}</p>`,
  });
}

/** The page on which a player proves that a payout account is theirs. */
export function accountPage(account: AccountRecord, wrong: Wrong = {}, typed: Typed = {}): string {
  const words = WORDS[account.locale];
  return standInPage({
    ...{ lang: account.locale, standIn: words.standIn, standInFor: words.standInFor },
    title: titleWith(words, words.accountTitle, wrong),
    main: html`<h1>${words.accountTitle}</h1>
      <form method="post" action="/account/${account.page}" novalidate>
        ${nameField(words, wrong, typed.name ?? "")}
        ${select(
          "bank",
          words.bank,
          BANKS.map((bank) => [bank, bank]),
        )}
        ${field({
          ...{ name: "digits", label: words.digits, wrong: wrong.digits, value: typed.digits ?? "" },
          attributes: html`inputmode="numeric" autocomplete="off"`,
        })}
        ${choices(words, words.link, words.cancel)}
      </form>
      <p class="quiet">${words.explanation}</p>`,
  });
}

/** The page of a payment or registration that is over. */
export function overPage(record: PaymentRecord | AccountRecord): string {
  const words = WORDS[record.locale];
  const title = record.kind === "payment" ? words.overTitle : words.accountOverTitle;
  return standInPage({
    ...{ lang: record.locale, standIn: words.standIn, standInFor: words.standInFor, title },
    main: html`<h1>${title}</h1>
      <p>${words.over}</p>
      <p><a href="${record.returnUrl}">${words.back}</a></p>`,
  });
}

/** The page of an address that belongs to nothing. */
export function unknownPage(): string {
  const words = WORDS.da;
  return standInPage({
    ...{ lang: "da", standIn: words.standIn, standInFor: words.standInFor, title: words.unknownTitle },
    main: html`<h1>${words.unknownTitle}</h1>
      <p>${words.unknown}</p>`,
  });
}
