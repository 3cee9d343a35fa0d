import { LIST_CLIENT_FUNDS, LIST_DIFFERENCES, LIST_RECONCILED_DAYS } from "@spilhus/contracts/staff";
import { Button, DataTable, EmptyState, Select, TextField } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import type { Answered } from "../../gateway/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { RECONCILIATION_PATH } from "./path.ts";

const actOf = (id: string, act: string) => `/${RECONCILIATION_PATH}/${encodeURIComponent(id)}/${act}`;
type Listed = Answered<typeof LIST_RECONCILED_DAYS>;
const isFinance = ({ member }: SectionPage) => member.roles.includes("finance");

async function Differences(page: SectionPage) {
  const { ask, words } = page;
  const { t, label, ore, date } = words;
  const { differences } = await ask(LIST_DIFFERENCES, {});
  if (differences.length === 0) return <EmptyState title={t("frame.empty")} icon="check" headingLevel={3} />;
  const amount = (sum: number | null) => (sum === null ? "–" : ore(sum));
  return (
    <>
      <p>{t("reconciliation.differencesText")}</p>
      <DataTable
        narrow="stack"
        caption={t("reconciliation.differences")}
        columns={[
          { id: "day", label: t("fields.day") },
          { id: "provider", label: t("fields.provider") },
          { id: "kind", label: t("fields.kind") },
          { id: "side", label: t("fields.side") },
          { id: "reference", label: t("fields.reference") },
          { id: "settled", label: t("fields.settled"), align: "end" },
          { id: "booked", label: t("fields.booked"), align: "end" },
          ...(isFinance(page) ? [{ id: "resolve", label: t("reconciliation.resolve") }] : []),
        ]}
        rows={differences.map((one) => ({
          id: one.id,
          cells: [
            date(one.day),
            one.provider,
            label("choices", one.kind),
            label("choices", one.side),
            <code key="reference">{one.reference}</code>,
            amount(one.settledOre),
            amount(one.bookedOre),
            <form key="resolve" className="console-inline" method="post" action={actOf(one.id, "resolve")}>
              <TextField
                id={`note-${one.id}`}
                name="note"
                label={t("reconciliation.found")}
                maxLength={500}
                required
              />
              <Button type="submit" kind="secondary" size="small">
                {t("reconciliation.resolve")}
              </Button>
            </form>,
          ],
        }))}
      />
    </>
  );
}

/** The day's movements as a file, which the browser downloads. */
function Export({ words: { t }, licences }: Pick<SectionPage, "words"> & Pick<Listed, "licences">) {
  return (
    <form className="console-inline" method="get" action={actOf("dag", "movements")}>
      <Select
        id="licence"
        name="licence"
        label={t("fields.licence")}
        options={licences.map((value) => ({ value, label: value }))}
        required
      />
      <TextField id="export-day" name="day" type="date" label={t("fields.day")} required />
      <Button type="submit" kind="secondary">
        {t("reconciliation.export")}
      </Button>
    </form>
  );
}

function Days({ page, days }: { readonly page: SectionPage } & Pick<Listed, "days">) {
  const { t, label, ore, time, date } = page.words;
  if (days.length === 0) return <EmptyState title={t("frame.empty")} headingLevel={3} />;
  return (
    <DataTable
      narrow="stack"
      caption={t("reconciliation.days")}
      columns={[
        { id: "day", label: t("fields.day") },
        { id: "provider", label: t("fields.provider") },
        { id: "state", label: t("fields.state") },
        { id: "rows", label: t("fields.rows"), align: "end" },
        { id: "settled", label: t("fields.settled"), align: "end" },
        { id: "booked", label: t("fields.booked"), align: "end" },
        { id: "differences", label: t("fields.differences"), align: "end" },
        { id: "at", label: t("fields.at") },
        ...(isFinance(page) ? [{ id: "again", label: t("reconciliation.again") }] : []),
      ]}
      rows={days.map((one) => ({
        id: `${one.provider} ${one.day}`,
        cells: [
          date(one.day),
          one.provider,
          label("states", one.state),
          `${one.matched} / ${one.rows}`,
          ore(one.settledOre),
          ore(one.bookedOre),
          one.openDifferences,
          time(one.at),
          <form key="again" method="post" action={actOf(one.provider, "again")}>
            <input type="hidden" name="day" value={one.day} />
            <Button type="submit" kind="secondary" size="small">
              {t("reconciliation.again")}
            </Button>
          </form>,
        ],
      }))}
    />
  );
}

async function Funds(page: SectionPage) {
  const { ask, words } = page;
  const { t, ore, date } = words;
  const { proofs } = await ask(LIST_CLIENT_FUNDS, {});
  return (
    <>
      {proofs.length === 0 ? (
        <EmptyState title={t("frame.empty")} headingLevel={3} />
      ) : (
        <DataTable
          narrow="stack"
          caption={t("reconciliation.funds")}
          columns={[
            { id: "day", label: t("fields.day") },
            { id: "target", label: t("fields.target"), align: "end" },
            { id: "bank", label: t("fields.bank"), align: "end" },
            { id: "transfer", label: t("fields.transfer"), align: "end" },
            { id: "text", label: t("fields.transferText") },
          ]}
          rows={proofs.map((one) => ({
            id: `${one.licence} ${one.day}`,
            cells: [date(one.day), ore(one.targetOre), ore(one.bankOre), ore(one.transferOre), one.reference],
          }))}
        />
      )}
      {isFinance(page) && (
        <ActForm
          action={actOf("konto", "statement")}
          button={t("reconciliation.enter")}
          kind="secondary"
          hasFile
        >
          <TextField
            id="file"
            name="file"
            type="file"
            label={t("fields.statement")}
            accept=".xml,application/xml,text/xml"
            required
          />
        </ActForm>
      )}
    </>
  );
}

/** Differences first, then the days and the bank account. */
export async function reconciliationList(page: SectionPage) {
  const { t } = page.words;
  const [differences, { days, licences }, funds] = await Promise.all([
    Differences(page),
    page.ask(LIST_RECONCILED_DAYS, {}),
    Funds(page),
  ]);
  return (
    <>
      <Block title={t("reconciliation.differences")}>{differences}</Block>
      <Block title={t("reconciliation.days")}>
        <Days page={page} days={days} />
        {isFinance(page) && <Export words={page.words} licences={licences} />}
      </Block>
      <Block title={t("reconciliation.funds")}>{funds}</Block>
    </>
  );
}
