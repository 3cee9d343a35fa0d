import { LIST_CANNED_LINES, type StaffQuiz } from "@spilhus/contracts/staff";
import { DataTable, Select, TextField } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import type { Answered } from "../../gateway/index.ts";
import type { Words } from "../../messages/index.ts";
import { TextArea } from "../../section/index.ts";
import { pageOf } from "./path.ts";
import { RowAct } from "./RowAct.tsx";

interface HostFormsProps {
  readonly words: Words;
  /** Id of the room's page. */
  readonly place: string;
  /** First name of the member of staff. */
  readonly name: string;
  readonly canned: Answered<typeof LIST_CANNED_LINES>["lines"];
  /** Quizzes of this room, newest first. */
  readonly quizzes: readonly StaffQuiz[];
}

const winnerOf = ({ label }: Words, { winner, state }: StaffQuiz) =>
  winner === null
    ? label("chatQuizStates", state)
    : `${label("chatQuizStates", state)}: ${winner.name ?? ""} ${winner.customerNumber}`;

function Say({ words: { t }, place, name, canned }: HostFormsProps) {
  return (
    <Block title={t("chat.say")}>
      <ActForm action={`${pageOf(place)}/say`} button={t("chat.say")} requiredNote={t("frame.required")}>
        <TextField
          id="host-name"
          name="name"
          label={t("chat.hostName")}
          defaultValue={name}
          maxLength={20}
          required
        />
        <TextField id="host-text" name="text" label={t("chat.line")} maxLength={240} />
        <Select
          id="host-canned"
          name="canned"
          label={t("support.useCanned")}
          options={canned.map(({ text }) => ({ value: text, label: text }))}
          placeholder={t("support.noCanned")}
        />
      </ActForm>
      {canned.length > 0 && (
        <DataTable
          narrow="stack"
          caption={t("chat.canned")}
          columns={[
            { id: "line", label: t("chat.canned") },
            { id: "act", label: t("fields.act") },
          ]}
          rows={canned.map(({ id, text }) => ({
            id,
            cells: [
              text,
              <RowAct
                key="act"
                action={`${pageOf(place)}/forget`}
                button={t("support.remove")}
                values={{ canned: id }}
              />,
            ],
          }))}
        />
      )}
      <ActForm action={`${pageOf(place)}/keep`} button={t("support.save")} kind="secondary">
        <TextField id="canned-text" name="text" label={t("chat.newCanned")} maxLength={240} required />
      </ActForm>
    </Block>
  );
}

function Quiz({ words, place, quizzes }: HostFormsProps) {
  const { t, time } = words;
  return (
    <Block title={t("chat.quiz")}>
      {quizzes.length > 0 && (
        <DataTable
          narrow="stack"
          caption={t("chat.quiz")}
          columns={[
            { id: "at", label: t("fields.at") },
            { id: "question", label: t("chat.question") },
            { id: "state", label: t("fields.state") },
            { id: "act", label: t("fields.act") },
          ]}
          rows={quizzes.map((one) => ({
            id: one.id,
            cells: [
              time(one.opensAt),
              one.question,
              winnerOf(words, one),
              one.state === "open" && (
                <RowAct
                  key="act"
                  action={`${pageOf(place)}/end-quiz`}
                  button={t("chat.endQuiz")}
                  values={{ quiz: one.id }}
                />
              ),
            ],
          }))}
        />
      )}
      <ActForm
        action={`${pageOf(place)}/quiz`}
        button={t("chat.startQuiz")}
        kind="secondary"
        text={t("chat.quizText")}
        requiredNote={t("frame.required")}
      >
        <TextField id="question" name="question" label={t("chat.question")} maxLength={240} required />
        <TextArea
          id="answers"
          name="answers"
          label={t("chat.answers")}
          hint={t("chat.answersHint")}
          maxLength={4_800}
          required
        />
        <TextField
          id="seconds"
          name="seconds"
          type="number"
          label={t("chat.seconds")}
          min={10}
          max={600}
          defaultValue={60}
          required
        />
      </ActForm>
    </Block>
  );
}

/** What a host does in a room: says a line, and asks a quiz, whose winner is decided by the order of the chat server. */
export function HostForms(props: HostFormsProps) {
  return (
    <>
      <Say {...props} />
      <Quiz {...props} />
    </>
  );
}
