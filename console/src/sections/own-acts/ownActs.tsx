import { LIST_OWN_ACTS } from "@spilhus/contracts/staff";
import { DataTable, EmptyState } from "@spilhus/ui";
import { STAFF_ROLES } from "@spilhus/contracts";
import { ActForm, Block } from "../../frame/index.ts";
import { factsOf, type Section, type SectionPage } from "../../section/index.ts";

const PATH = "mine-handlinger";

async function list({ ask, words, query }: SectionPage) {
  const { t, label, time } = words;
  const before = /^\d{1,15}$/.test(query["til"] ?? "") ? Number(query["til"]) : undefined;
  const { acts, before: older } = await ask(LIST_OWN_ACTS, { query: before === undefined ? {} : { before } });
  return (
    <>
      {acts.length === 0 ? (
        <EmptyState title={t("frame.empty")} />
      ) : (
        <DataTable
          narrow="stack"
          caption={t("sections.acts")}
          columns={[
            { id: "at", label: t("fields.at") },
            { id: "act", label: t("fields.act") },
            { id: "details", label: t("fields.details") },
          ]}
          rows={acts.map(({ id, at, event, call, details }) => ({
            id: String(id),
            cells: [time(at), label("events", call ?? event), factsOf(words, details)],
          }))}
        />
      )}
      {older !== null && (
        <p>
          <a href={`/${PATH}?til=${older}`}>{t("acts.older")}</a>
        </p>
      )}
      <Block title={t("acts.everywhere")}>
        <ActForm
          action="/log-ud"
          button={t("acts.everywhere")}
          kind="secondary"
          text={t("acts.everywhereText")}
        >
          <input type="hidden" name="overalt" value="ja" />
        </ActForm>
      </Block>
    </>
  );
}

/** What the member of staff has done, from the audit. */
export const ownActs: Section = { path: PATH, name: "sections.acts", roles: STAFF_ROLES, list, acts: {} };
