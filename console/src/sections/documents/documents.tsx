import {
  DECIDE_DOCUMENTS,
  LIST_OPEN_DOCUMENT_REQUESTS,
  type StaffDocumentRequest,
} from "@spilhus/contracts/staff";
import { DataTable, EmptyState } from "@spilhus/ui";
import { ActButton } from "../../frame/index.ts";
import type { Words } from "../../messages/index.ts";
import type { Section, SectionPage, SentForm } from "../../section/index.ts";

const PATH = "dokumenter";

/** Kinds of documents in one line. */
export const kindsOf = ({ label }: Words, { kinds }: Pick<StaffDocumentRequest, "kinds">): string =>
  kinds.map((kind) => label("choices", kind)).join(", ");

async function list({ ask, words }: SectionPage) {
  const { t, label, date } = words;
  const { requests } = await ask(LIST_OPEN_DOCUMENT_REQUESTS, {});
  if (requests.length === 0) return <EmptyState title={t("frame.empty")} icon="check" />;
  const act = (id: string, name: string) => `/${PATH}/${id}/${name}`;
  return (
    <DataTable
      narrow="stack"
      caption={t("sections.documents")}
      columns={[
        { id: "player", label: t("fields.player") },
        { id: "reason", label: t("fields.reason") },
        { id: "kinds", label: t("fields.kinds") },
        { id: "until", label: t("fields.until") },
        { id: "state", label: t("fields.state") },
        { id: "act", label: t("fields.act") },
      ]}
      rows={requests.map(({ request, player }) => ({
        id: request.id,
        cells: [
          `${player.name}, ${player.customerNumber} (${player.brand})`,
          label("choices", request.reason),
          kindsOf(words, request),
          request.isOverdue ? `${date(request.until)}. ${t("fields.overdue")}` : date(request.until),
          label("states", request.state),
          <div className="console-inline" key="acts">
            {request.state === "asked" && (
              <ActButton action={act(request.id, "received")} button={label("states", "received")} />
            )}
            <ActButton action={act(request.id, "accepted")} button={label("acts", "accept")} kind="primary" />
            <ActButton action={act(request.id, "refused")} button={label("acts", "refuse")} />
          </div>,
        ],
      }))}
    />
  );
}

const decide =
  (state: "received" | "accepted" | "refused") =>
  async ({ ask, id }: SentForm) => {
    await ask(DECIDE_DOCUMENTS, { places: { requestId: id }, body: { state } });
    return { to: `/${PATH}`, message: "done.documents" } as const;
  };

/** Documents that players were asked for. */
export const documents: Section = {
  path: PATH,
  name: "sections.documents",
  roles: ["payments-officer", "money-laundering-officer"],
  waiting: async ({ ask }) =>
    (await ask(LIST_OPEN_DOCUMENT_REQUESTS, {})).requests.filter(
      ({ request }) => request.state === "received" || request.isOverdue,
    ).length,
  list,
  acts: { received: decide("received"), accepted: decide("accepted"), refused: decide("refused") },
};
