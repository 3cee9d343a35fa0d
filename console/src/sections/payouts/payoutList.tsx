import { LIST_WAITING_PAYOUTS, type StuckBalance, type WaitingPayout } from "@spilhus/contracts/staff";
import { DataTable, EmptyState } from "@spilhus/ui";
import { ActButton, Block } from "../../frame/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { PAYOUTS_PATH } from "./path.ts";

/** Refunds that their provider refused are settled with it by hand, and then dismissed. */
const isRefund = ({ reason }: StuckBalance) => reason.startsWith("refund-");

const playerOf = ({ player }: Pick<WaitingPayout, "player">) =>
  `${player.name}, ${player.customerNumber} (${player.brand})`;

function Waiting({
  page: { words },
  list,
}: {
  readonly page: SectionPage;
  readonly list: readonly WaitingPayout[];
}) {
  const { t, ore, time, label } = words;
  return (
    <DataTable
      narrow="stack"
      caption={t("payouts.waiting")}
      columns={[
        { id: "player", label: t("fields.player") },
        { id: "amount", label: t("fields.amount"), align: "end" },
        { id: "account", label: t("fields.account") },
        { id: "requested", label: t("fields.requestedAt") },
        { id: "state", label: t("fields.state") },
      ]}
      rows={list.map((one) => ({
        id: one.id,
        cells: [
          <a key="player" href={`/${PAYOUTS_PATH}/${one.id}`}>
            {playerOf(one)}
          </a>,
          ore(one.amountOre),
          one.account.label,
          time(one.requestedAt),
          label("states", one.state),
        ],
      }))}
    />
  );
}

function Stuck({
  page: { words },
  list,
}: {
  readonly page: SectionPage;
  readonly list: readonly StuckBalance[];
}) {
  const { t, ore, time, label } = words;
  const act = (one: StuckBalance, name: string) => `/${PAYOUTS_PATH}/${one.id}/${name}`;
  return (
    <DataTable
      narrow="stack"
      caption={t("payouts.stuck")}
      columns={[
        { id: "player", label: t("fields.player") },
        { id: "amount", label: t("fields.cash"), align: "end" },
        { id: "reason", label: t("fields.reason") },
        { id: "account", label: t("fields.account") },
        { id: "since", label: t("fields.requestedAt") },
        { id: "act", label: t("fields.act") },
      ]}
      rows={list.map((one) => ({
        id: one.id,
        cells: [
          playerOf(one),
          ore(one.cashOre),
          label("choices", one.reason),
          one.account ?? "–",
          time(one.since),
          isRefund(one) ? (
            <ActButton key="act" action={act(one, "dismiss")} button={t("payouts.dismiss")} />
          ) : (
            <ActButton key="act" action={act(one, "send")} button={t("payouts.send")} />
          ),
        ],
      }))}
    />
  );
}

/** Payouts that wait, the oldest first, and money that is stuck. */
export async function payoutList(page: SectionPage) {
  const { t } = page.words;
  const { payouts, stuck } = await page.ask(LIST_WAITING_PAYOUTS, {});
  return (
    <>
      <Block title={t("payouts.waiting")}>
        {payouts.length === 0 ? (
          <EmptyState title={t("frame.empty")} icon="check" headingLevel={3} />
        ) : (
          <Waiting page={page} list={payouts} />
        )}
      </Block>
      {stuck.length > 0 && (
        <Block title={t("payouts.stuck")}>
          <Stuck page={page} list={stuck} />
        </Block>
      )}
    </>
  );
}
