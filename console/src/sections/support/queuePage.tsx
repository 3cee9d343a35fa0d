import { LOCALES } from "@spilhus/contracts";
import {
  LIST_CANNED_ANSWERS,
  LIST_SUPPORT_QUEUE,
  SUPPORT_LIMITS,
  SUPPORT_LINKS,
  type CannedAnswer,
  type StaffConversation,
} from "@spilhus/contracts/support";
import { DataTable, EmptyState, Select, TextField } from "@spilhus/ui";
import { ActButton, ActForm, Block } from "../../frame/index.ts";
import type { Words } from "../../messages/index.ts";
import { Renewal } from "../../renewal/index.ts";
import { optionsOf, type SectionPage, TextArea } from "../../section/index.ts";
import { SUPPORT_PATH } from "./path.ts";

interface ConversationsProps {
  readonly words: Words;
  readonly title: string;
  readonly conversations: readonly StaffConversation[];
  /** By which time they are told apart: of those that wait, since when; of the others, when they began. */
  readonly by: "waitingSince" | "startedAt";
}

function Conversations({ words, title, conversations, by }: ConversationsProps) {
  const { t, label, time } = words;
  if (conversations.length === 0)
    return <EmptyState title={t("frame.empty")} icon="check" headingLevel={3} />;
  return (
    <DataTable
      narrow="stack"
      caption={title}
      columns={[
        { id: "since", label: t(`support.${by}`) },
        { id: "topic", label: t("support.topic") },
        { id: "who", label: t("fields.player") },
        { id: "brand", label: t("fields.brand") },
        { id: "state", label: t("fields.state") },
        { id: "assigned", label: t("support.assigned") },
        { id: "rating", label: t("support.rating") },
      ]}
      rows={conversations.map((one) => ({
        id: one.id,
        cells: [
          time(one[by]),
          <a key="topic" href={`/${SUPPORT_PATH}/${one.id}`}>
            {label("choices", one.topic)}
          </a>,
          `${t(one.isPlayer ? "support.player" : "support.guest")}, ${label("choices", one.channel)}`,
          one.brand,
          label("supportStates", one.state),
          one.assigned?.name ?? t("support.nobody"),
          one.rating === null ? "" : `${one.rating}/5`,
        ],
      }))}
    />
  );
}

function Canned({ words, answers }: { readonly words: Words; readonly answers: readonly CannedAnswer[] }) {
  const { t, label } = words;
  return (
    <>
      {answers.length > 0 && (
        <DataTable
          narrow="stack"
          caption={t("support.canned")}
          columns={[
            { id: "locale", label: t("support.locale") },
            { id: "title", label: t("support.cannedTitle") },
            { id: "text", label: t("support.text") },
            { id: "link", label: t("support.link") },
            { id: "act", label: t("fields.act") },
          ]}
          rows={answers.map((one) => ({
            id: one.id,
            cells: [
              label("choices", one.locale),
              one.title,
              one.text,
              one.link === null ? "" : label("choices", one.link),
              <ActButton
                key="remove"
                action={`/${SUPPORT_PATH}/${one.id}/remove`}
                button={t("support.remove")}
              />,
            ],
          }))}
        />
      )}
      <ActForm
        action={`/${SUPPORT_PATH}/ny/save`}
        button={t("support.save")}
        kind="secondary"
        text={t("support.cannedText")}
        requiredNote={t("frame.required")}
      >
        <Select
          id="locale"
          name="locale"
          label={t("support.locale")}
          options={optionsOf(words, LOCALES)}
          required
        />
        <TextField id="title" name="title" label={t("support.cannedTitle")} maxLength={80} required />
        <TextArea
          id="text"
          name="text"
          label={t("support.text")}
          maxLength={SUPPORT_LIMITS.textLength}
          required
        />
        <Select
          id="link"
          name="link"
          label={t("support.link")}
          options={[{ value: "", label: t("support.noLink") }, ...optionsOf(words, SUPPORT_LINKS)]}
        />
      </ActForm>
    </>
  );
}

/** The queue: who waits longest is first. It renews itself where somebody has asked for that. */
export async function queuePage({ ask, words, query }: SectionPage) {
  const { t } = words;
  const [{ conversations }, { answers }] = await Promise.all([
    ask(LIST_SUPPORT_QUEUE, {}),
    ask(LIST_CANNED_ANSWERS, {}),
  ]);
  const inState = (...states: readonly StaffConversation["state"][]) =>
    conversations.filter(({ state }) => states.includes(state));
  const [waiting, answered, closed] = [inState("waiting", "open"), inState("answered"), inState("closed")];
  return (
    <>
      <Renewal words={words} path={`/${SUPPORT_PATH}`} query={query} />
      <Block title={t("support.queue")}>
        <Conversations words={words} title={t("support.queue")} conversations={waiting} by="waitingSince" />
      </Block>
      <Block title={t("support.answered")}>
        <Conversations words={words} title={t("support.answered")} conversations={answered} by="startedAt" />
      </Block>
      <Block title={t("support.closed")}>
        <Conversations words={words} title={t("support.closed")} conversations={closed} by="startedAt" />
      </Block>
      <Block title={t("support.canned")}>
        <Canned words={words} answers={answers} />
      </Block>
    </>
  );
}
