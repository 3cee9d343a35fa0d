import { randomUUID } from "node:crypto";
import {
  type Correction,
  CORRECTION_KINDS,
  CORRECTION_REASONS,
  LIST_CORRECTIONS,
} from "@spilhus/contracts/staff";
import { DataTable, EmptyState, Select, TextField } from "@spilhus/ui";
import { ActButton, ActForm, Block } from "../../frame/index.ts";
import { CustomerNumberField, optionsOf } from "../../section/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { CORRECTIONS_PATH } from "./path.ts";

const actOf = (id: string, act: string) => `/${CORRECTIONS_PATH}/${id}/${act}`;

/** The acts of a proposed correction: the one who proposed it may only decline it. */
function Acts({ page: { words, member }, one }: { readonly page: SectionPage; readonly one: Correction }) {
  const { t, label } = words;
  if (one.state !== "proposed") return label("states", one.state);
  return (
    <div className="console-inline">
      {one.proposedBy === member.id ? (
        <p>{t("corrections.needsOther")}</p>
      ) : (
        <ActButton action={actOf(one.id, "confirm")} button={t("corrections.confirm")} kind="primary" />
      )}
      <ActButton action={actOf(one.id, "decline")} button={t("corrections.decline")} />
    </div>
  );
}

/** @param props.id the correction's: sent twice, such as by a double click, the form proposes once */
function ProposalForm({ words, id }: Pick<SectionPage, "words"> & { readonly id: string }) {
  const { t } = words;
  return (
    <ActForm
      action={actOf("ny", "propose")}
      button={t("corrections.propose")}
      text={t("corrections.proposeText")}
      requiredNote={t("frame.required")}
    >
      <input type="hidden" name="id" value={id} />
      <CustomerNumberField words={words} />
      <Select
        id="kind"
        name="kind"
        label={t("fields.kind")}
        options={optionsOf(words, CORRECTION_KINDS)}
        required
      />
      <TextField
        id="amount"
        name="amount"
        label={t("fields.amount")}
        hint={t("fields.amountHint")}
        inputMode="decimal"
        required
      />
      <Select
        id="reason"
        name="reason"
        label={t("fields.reason")}
        options={optionsOf(words, CORRECTION_REASONS)}
        required
      />
      <Select
        id="about"
        name="about"
        label={t("fields.about")}
        options={optionsOf(words, ["movementId", "payoutNoteId"])}
        required
      />
      <TextField
        id="reference"
        name="reference"
        label={t("fields.movement")}
        hint={t("fields.movementHint")}
        required
      />
      <TextField id="note" name="note" label={t("fields.note")} maxLength={500} required />
    </ActForm>
  );
}

/** Corrections of a state, and the form that proposes one. */
export async function correctionList(page: SectionPage) {
  const { ask, words, member } = page;
  const { t, ore, time, label } = words;
  const { corrections } = await ask(LIST_CORRECTIONS, { query: { state: "proposed" } });
  const { corrections: booked } = await ask(LIST_CORRECTIONS, { query: { state: "booked" } });
  const who = (id: string, name: string | null) =>
    id === member.id ? t("fields.you") : (name ?? t("fields.colleague"));
  const decisionOf = ({ decidedBy, decidedByName, decidedAt }: Correction) =>
    decidedBy === null || decidedAt === null
      ? t("frame.notGiven")
      : `${who(decidedBy, decidedByName)}, ${time(decidedAt)}`;
  const table = (title: string, list: readonly Correction[], isDecided: boolean) => (
    <Block title={title}>
      {list.length === 0 ? (
        <EmptyState title={t("frame.empty")} icon="check" headingLevel={3} />
      ) : (
        <DataTable
          narrow="stack"
          caption={title}
          columns={[
            { id: "customer", label: t("fields.customerNumber") },
            { id: "kind", label: t("fields.kind") },
            { id: "amount", label: t("fields.amount"), align: "end" },
            { id: "reason", label: t("fields.reason") },
            { id: "note", label: t("fields.note") },
            { id: "by", label: t("fields.proposedBy") },
            ...(isDecided ? [{ id: "decided", label: t("fields.decidedBy") }] : []),
            { id: "state", label: t("fields.state") },
          ]}
          rows={list.map((one) => ({
            id: one.id,
            cells: [
              `${one.customerNumber} (${one.brand})`,
              label("choices", one.kind),
              ore(one.amountOre),
              label("choices", one.reason),
              one.note,
              `${who(one.proposedBy, one.proposedByName)}, ${time(one.proposedAt)}`,
              ...(isDecided ? [decisionOf(one)] : []),
              <Acts key="acts" page={page} one={one} />,
            ],
          }))}
        />
      )}
    </Block>
  );
  return (
    <>
      {table(t("corrections.open"), corrections, false)}
      <Block title={t("corrections.propose")}>
        <ProposalForm words={words} id={randomUUID()} />
      </Block>
      {booked.length > 0 && table(t("states.booked"), booked, true)}
    </>
  );
}
