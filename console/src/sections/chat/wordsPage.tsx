import { CHAT_WORD_ACTIONS } from "@spilhus/contracts/chat";
import { LIST_CHAT_WORDS } from "@spilhus/contracts/staff";
import { DataTable, EmptyState, Select, TextField } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import { BackLink, optionsOf, type SectionPage } from "../../section/index.ts";
import { CHAT_PATH, pageOf, WORDS_ID } from "./path.ts";
import { RowAct } from "./RowAct.tsx";

/** Terms that lines of every brand are searched for, and what happens to lines with them. */
export async function wordsPage({ ask, words }: SectionPage) {
  const { t, label, time } = words;
  const { words: terms } = await ask(LIST_CHAT_WORDS, {});
  return (
    <>
      <BackLink words={words} path={CHAT_PATH} />
      <Block title={t("chat.words")}>
        {terms.length === 0 ? (
          <EmptyState title={t("frame.empty")} headingLevel={3} />
        ) : (
          <DataTable
            narrow="stack"
            caption={t("chat.words")}
            columns={[
              { id: "term", label: t("chat.term") },
              { id: "action", label: t("chat.wordAction") },
              { id: "at", label: t("fields.at") },
              { id: "act", label: t("fields.act") },
            ]}
            rows={terms.map(({ term, action, addedAt }) => ({
              id: term,
              cells: [
                term,
                label("chatWordActions", action),
                time(addedAt),
                <RowAct
                  key="act"
                  action={`${pageOf(WORDS_ID)}/remove-word`}
                  button={t("support.remove")}
                  values={{ term }}
                />,
              ],
            }))}
          />
        )}
        <ActForm
          action={`${pageOf(WORDS_ID)}/set-word`}
          button={t("chat.set")}
          kind="secondary"
          requiredNote={t("frame.required")}
        >
          <TextField
            id="term"
            name="term"
            label={t("chat.term")}
            hint={t("chat.termHint")}
            maxLength={41}
            required
          />
          <Select
            id="action"
            name="action"
            label={t("chat.wordAction")}
            options={optionsOf(words, CHAT_WORD_ACTIONS, "chatWordActions")}
            required
          />
        </ActForm>
      </Block>
    </>
  );
}
