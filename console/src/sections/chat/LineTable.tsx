import { CHAT_SANCTION_REASONS } from "@spilhus/contracts/chat";
import type { LiveChatRoom, StaffChatLine } from "@spilhus/contracts/staff";
import { DataTable, EmptyState, Select } from "@spilhus/ui";
import type { Words } from "../../messages/index.ts";
import { optionsOf } from "../../section/index.ts";
import { CHAT_PATH, pageOf, placeIdOf } from "./path.ts";
import { placeName } from "./roomName.ts";
import { RowAct } from "./RowAct.tsx";

interface LineProps {
  readonly words: Words;
  readonly line: StaffChatLine;
  /** Id of the row, which no other row of the page has. */
  readonly row: string;
}

/** Who wrote a line. */
export const writerOf = ({ t }: Words, { name, customerNumber }: StaffChatLine): string =>
  customerNumber === null ? `${name} (${t("chat.house")})` : `${name}, ${customerNumber}`;

const stateOf = ({ label }: Words, { state, retractedAt, because }: StaffChatLine) => {
  const shown = retractedAt === null ? label("chatLineStates", state) : label("chatLineStates", "retracted");
  return because === null ? shown : `${shown}: ${label("chatReasons", because)}`;
};

/** What a player has written, as it was written. */
export const Said = ({ children }: { readonly children: string }) => (
  <span className="console-said">{children}</span>
);

/** What can be done about a line: let it through or not, take it back, and sanction who wrote it. */
export function LineActs({ words, line, row }: LineProps) {
  const { t } = words;
  if (line.customerNumber === null) return null;
  const room = placeIdOf(line);
  const act = (name: string) => `/${CHAT_PATH}/${room}/${name}`;
  const values = { line: line.id };
  // A line that was let through is read under the id that the room has given it then, in a row of its own.
  const isShown = line.retractedAt === null && line.state === "sent";
  return (
    <div className="console-inline">
      {line.state === "held" && (
        <>
          <RowAct action={act("release")} button={t("chat.release")} kind="primary" values={values} />
          <RowAct action={act("drop")} button={t("chat.drop")} values={values} />
        </>
      )}
      {isShown && (
        <RowAct action={act("retract")} button={t("chat.retract")} values={values}>
          <Select
            id={`rule-${row}`}
            name="reason"
            label={t("fields.rule")}
            options={optionsOf(words, CHAT_SANCTION_REASONS, "chatReasons")}
            placeholder={t("chat.choose")}
            required
          />
        </RowAct>
      )}
      <a href={`${pageOf(room)}?linje=${encodeURIComponent(line.id)}#sanktion`}>{t("chat.sanction")}</a>
    </div>
  );
}

interface LineTableProps {
  readonly words: Words;
  readonly title: string;
  readonly lines: readonly StaffChatLine[];
  /** By which lines name their rooms; absent where all are of the room that the page is about. */
  readonly rooms?: readonly LiveChatRoom[];
}

/** Lines of one room or of several, each with what can be done about it. */
export function LineTable({ words, title, lines, rooms }: LineTableProps) {
  const { t, time } = words;
  if (lines.length === 0) return <EmptyState title={t("frame.empty")} icon="check" headingLevel={3} />;
  return (
    <DataTable
      narrow="stack"
      caption={title}
      columns={[
        { id: "at", label: t("fields.at") },
        ...(rooms ? [{ id: "room", label: t("chat.room") }] : []),
        { id: "writer", label: t("chat.writer") },
        { id: "line", label: t("chat.line") },
        { id: "state", label: t("fields.state") },
        { id: "act", label: t("fields.act") },
      ]}
      rows={lines.map((line) => ({
        id: `${placeIdOf(line)} ${line.id}`,
        cells: [
          time(line.sentAt),
          ...(rooms ? [placeName(words, rooms, line)] : []),
          writerOf(words, line),
          <Said key="line">{line.body}</Said>,
          stateOf(words, line),
          <LineActs key="act" words={words} line={line} row={line.id} />,
        ],
      }))}
    />
  );
}
