import {
  CASE_FORMATS,
  CASE_STATES,
  GET_MONEY_CASE,
  LIST_MONEY_CASES,
  type MoneyCase,
} from "@spilhus/contracts/staff";
import { DataTable, DetailList, EmptyState, Notice, Select, TextField } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import type { Words } from "../../messages/index.ts";
import { BackLink, factsOf, optionsOf, playerDetails } from "../../section/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { CASES_PATH } from "./path.ts";

/** The rule of a case in words, with its subject where the figures do not show it. */
const titleOf = ({ label }: Words, { rule, subject, facts }: MoneyCase) =>
  [label("rules", rule), "days" in facts ? "" : subject].filter(Boolean).join(", ");

function table({ words }: SectionPage, caption: string, list: readonly MoneyCase[]) {
  const { t, label, time } = words;
  return (
    <DataTable
      narrow="stack"
      caption={caption}
      columns={[
        { id: "rule", label: t("fields.rule") },
        { id: "player", label: t("fields.player") },
        { id: "outcome", label: t("fields.outcome") },
        { id: "facts", label: t("fields.facts") },
        { id: "opened", label: t("fields.openedAt") },
        { id: "state", label: t("fields.state") },
      ]}
      rows={list.map((one) => ({
        id: one.id,
        cells: [
          <a key="rule" href={`/${CASES_PATH}/${one.id}`}>
            {titleOf(words, one)}
          </a>,
          `${one.player.name}, ${one.player.customerNumber} (${one.player.brand})`,
          label("choices", one.outcome),
          factsOf(words, one.facts),
          time(one.openedAt),
          label("states", one.state),
        ],
      }))}
    />
  );
}

/** Cases of a state, open ones unless the address says otherwise. */
export async function caseList(page: SectionPage) {
  const { ask, words, query } = page;
  const { t, label } = words;
  const state = CASE_STATES.find((one) => one === query["status"]) ?? "open";
  const { cases } = await ask(LIST_MONEY_CASES, { query: { state } });
  return (
    <>
      <Notice tone="calm">
        <p>{t("cases.secrecy")}</p>
      </Notice>
      <nav className="console-filter" aria-label={t("fields.state")}>
        {CASE_STATES.map((one) => (
          <a
            key={one}
            href={`/${CASES_PATH}?status=${one}`}
            {...(one === state && { "aria-current": "page" as const })}
          >
            {label("states", one)}
          </a>
        ))}
      </nav>
      {cases.length === 0 ? (
        <EmptyState title={t("frame.empty")} icon="check" />
      ) : (
        table(page, label("states", state), cases)
      )}
    </>
  );
}

/** Who took a step: the rules, the reader, or a colleague by name. */
function whoIs(
  { words: { t, label }, member }: SectionPage,
  { by, byName }: { readonly by: string; readonly byName: string | null },
): string {
  if (by === "rules") return label("choices", by);
  if (by === `officer:${member.id}`) return t("fields.you");
  return byName ?? t("fields.colleague");
}

/** A case with its steps, what can be noted or decided, and the file for a report. */
export async function caseDetail(page: SectionPage, id: string) {
  const { ask, words } = page;
  const { t, label, time } = words;
  const { case: one, steps, others } = await ask(GET_MONEY_CASE, { places: { caseId: id } });
  return (
    <>
      <BackLink words={words} path={CASES_PATH} />
      <Block title={t("cases.title", { rule: titleOf(words, one) })}>
        <DetailList
          emptyLabel={t("frame.notGiven")}
          details={[
            { id: "state", term: t("fields.state"), value: label("states", one.state) },
            { id: "outcome", term: t("fields.outcome"), value: label("choices", one.outcome) },
            { id: "facts", term: t("fields.facts"), value: factsOf(words, one.facts) },
            { id: "opened", term: t("fields.openedAt"), value: time(one.openedAt) },
            ...playerDetails(words, one.player),
          ]}
        />
      </Block>
      <Block title={t("cases.steps")}>
        <ol className="console-timeline">
          {steps.map((step) => (
            <li key={`${step.at} ${step.state}`}>
              <time dateTime={step.at}>{time(step.at)}</time>
              {label("states", step.state)}, {whoIs(page, step)}
              {step.note !== null && `: ${step.note}`}
            </li>
          ))}
        </ol>
      </Block>
      <div className="console-acts">
        {one.state === "open" && (
          <Block title={t("cases.decide")}>
            <ActForm
              action={`/${CASES_PATH}/${id}/decide`}
              button={t("cases.save")}
              requiredNote={t("frame.required")}
            >
              <Select
                id="state"
                name="state"
                label={t("fields.state")}
                options={CASE_STATES.map((value) => ({
                  value,
                  label: value === "open" ? label("choices", "note") : label("states", value),
                }))}
                required
              />
              <TextField id="note" name="note" label={t("fields.note")} maxLength={2_000} required />
            </ActForm>
          </Block>
        )}
        <Block title={t("cases.export")}>
          <ActForm
            action={`/${CASES_PATH}/${id}/export`}
            button={t("cases.download")}
            kind="secondary"
            text={t("cases.exportText")}
          >
            <Select
              id="format"
              name="format"
              label={t("fields.format")}
              options={optionsOf(words, CASE_FORMATS)}
            />
          </ActForm>
        </Block>
      </div>
      {others.length > 0 && <Block title={t("cases.others")}>{table(page, t("cases.others"), others)}</Block>}
    </>
  );
}
