import {
  ASK_PLAYER_FOR_DOCUMENTS,
  DECIDE_DOCUMENTS,
  LIST_OPEN_DOCUMENT_REQUESTS,
  type StaffDocumentRequest,
} from "@spilhus/contracts/staff";
import { Checkbox, DataTable, EmptyState } from "@spilhus/ui";
import { ActButton, ActForm, Block } from "../../frame/index.ts";
import type { Answered } from "../../gateway/index.ts";
import type { Words } from "../../messages/index.ts";
import { CustomerNumberField, bodyOf, textOf } from "../../section/index.ts";
import type { Section, SectionPage, SentForm } from "../../section/index.ts";
import { AskFields, askedIn } from "./AskFields.tsx";

const PATH = "dokumenter";

/** Kinds of documents in one line. */
export const kindsOf = ({ label }: Words, { kinds }: Pick<StaffDocumentRequest, "kinds">): string =>
  kinds.map((kind) => label("choices", kind)).join(", ");

const act = (id: string, name: string) => `/${PATH}/${id}/${name}`;
type Open = Answered<typeof LIST_OPEN_DOCUMENT_REQUESTS>["requests"];

function Requests({ words, requests }: { readonly words: Words; readonly requests: Open }) {
  const { t, label, date } = words;
  return (
    <DataTable
      narrow="stack"
      caption={t("documents.open")}
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

/** Asks without a withdrawal. */
function AskForm({ words }: { readonly words: Words }) {
  const { t } = words;
  return (
    <ActForm
      action={act("ny", "ask")}
      button={t("documents.ask")}
      text={t("documents.askText")}
      requiredNote={t("frame.required")}
    >
      <CustomerNumberField words={words} />
      <AskFields words={words} />
      <Checkbox
        id="isHeld"
        name="isHeld"
        value="yes"
        label={t("documents.hold")}
        hint={t("documents.holdHint")}
      />
    </ActForm>
  );
}

async function list({ ask, words }: SectionPage) {
  const { t } = words;
  const { requests } = await ask(LIST_OPEN_DOCUMENT_REQUESTS, {});
  return (
    <>
      <Block title={t("documents.open")}>
        {requests.length === 0 ? (
          <EmptyState title={t("frame.empty")} icon="check" headingLevel={3} />
        ) : (
          <Requests words={words} requests={requests} />
        )}
      </Block>
      <Block title={t("documents.ask")}>
        <AskForm words={words} />
      </Block>
    </>
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
  acts: {
    received: decide("received"),
    accepted: decide("accepted"),
    refused: decide("refused"),
    async ask({ ask, form }) {
      const isHeld = textOf(form, "isHeld") === "yes";
      const body = bodyOf(ASK_PLAYER_FOR_DOCUMENTS, { ...askedIn(form), isHeld });
      await ask(ASK_PLAYER_FOR_DOCUMENTS, {
        places: { customerNumber: textOf(form, "customerNumber") },
        body,
      });
      return { to: `/${PATH}`, message: "done.asked" };
    },
  },
};
