import { LIST_WAITING_PAYOUTS, type WaitingPayout } from "@spilhus/contracts/staff";
import { DetailList, Notice, Select } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import type { Words } from "../../messages/index.ts";
import { AskFields, kindsOf } from "../documents/index.ts";
import { BackLink, optionsOf } from "../../section/index.ts";
import { playerDetails } from "../../section/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { PAYOUTS_PATH } from "./path.ts";

const REFUSALS = ["documents-missing", "not-approved"] as const;

function accountNotes({ t, time }: Words, { account, isRefund }: WaitingPayout): string {
  return [
    account.verifiedAt === null
      ? t("fields.notVerified")
      : t("fields.verified", { time: time(account.verifiedAt) }),
    account.isChanged ? t("fields.accountChanged") : "",
    account.isRemoved ? t("fields.accountRemoved") : "",
    isRefund ? t("payouts.isRefund") : "",
  ]
    .filter((note) => note !== "")
    .join(". ");
}

/** What has happened, with the gateway's times. */
function Timeline({ words, one }: { readonly words: Words; readonly one: WaitingPayout }) {
  const { t, time } = words;
  const steps = [
    { at: one.requestedAt, text: t("payouts.requested") },
    ...one.documents.flatMap((request) => [
      { at: request.askedAt, text: t("payouts.askedFor", { kinds: kindsOf(words, request) }) },
      ...(request.receivedAt === null ? [] : [{ at: request.receivedAt, text: t("payouts.received") }]),
    ]),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <ol className="console-timeline">
      {steps.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <time dateTime={at}>{time(at)}</time>
          {text}
        </li>
      ))}
      <li>{t(one.state === "checking" ? "payouts.waitsNow" : "states.waiting")}</li>
    </ol>
  );
}

function AskForm({ words, action }: { readonly words: Words; readonly action: string }) {
  const { t } = words;
  return (
    <ActForm
      action={action}
      button={t("payouts.ask")}
      kind="secondary"
      text={t("payouts.askText")}
      requiredNote={t("frame.required")}
    >
      <AskFields words={words} />
    </ActForm>
  );
}

function Acts({ words, one }: { readonly words: Words; readonly one: WaitingPayout }) {
  const { t } = words;
  const act = (name: string) => `/${PAYOUTS_PATH}/${one.id}/${name}`;
  return (
    <div className="console-acts">
      <ActForm action={act("approve")} button={t("payouts.approve")} text={t("payouts.approveText")} />
      <ActForm
        action={act("refuse")}
        button={t("payouts.refuse")}
        kind="danger"
        text={t("payouts.refuseText")}
        requiredNote={t("frame.required")}
      >
        <Select
          id="refuse-reason"
          name="reason"
          label={t("fields.reason")}
          options={optionsOf(words, REFUSALS)}
          required
        />
      </ActForm>
      <AskForm words={words} action={act("ask")} />
    </div>
  );
}

/** A withdrawal with the facts for an officer's decision, and the three possible decisions. */
export async function payoutDetail({ ask, words }: SectionPage, id: string) {
  const { t, ore, label } = words;
  const { payouts } = await ask(LIST_WAITING_PAYOUTS, {});
  const one = payouts.find((payout) => payout.id === id);
  const back = <BackLink words={words} path={PAYOUTS_PATH} />;
  if (!one) {
    return (
      <>
        {back}
        <Notice tone="info" title={t("frame.notFound")}>
          <p>{t("frame.notFoundText")}</p>
        </Notice>
      </>
    );
  }
  const { last30Days, balance, account } = one;
  return (
    <>
      {back}
      <Block title={t("payouts.title", { amount: ore(one.amountOre) })}>
        <DetailList
          emptyLabel={t("frame.notGiven")}
          details={[
            { id: "state", term: t("fields.state"), value: label("states", one.state) },
            {
              id: "account",
              term: t("fields.account"),
              value: account.label,
              note: accountNotes(words, one),
            },
            ...playerDetails(words, one.player),
            { id: "deposits", term: t("fields.deposits"), value: ore(last30Days.depositsOre) },
            { id: "withdrawals", term: t("fields.withdrawals"), value: ore(last30Days.withdrawalsOre) },
            { id: "stakes", term: t("fields.stakes"), value: ore(last30Days.stakesOre) },
            { id: "cash", term: t("fields.cash"), value: ore(balance.cashOre) },
            { id: "bonus", term: t("fields.bonus"), value: ore(balance.bonusOre) },
            { id: "debt", term: t("fields.debt"), value: ore(balance.debtOre) },
          ]}
        />
      </Block>
      <Block title={t("payouts.timeline")}>
        <Timeline words={words} one={one} />
      </Block>
      <Acts words={words} one={one} />
    </>
  );
}
