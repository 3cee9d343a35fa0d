import { randomUUID } from "node:crypto";
import {
  GET_SUPPORT_TALK,
  LIST_CANNED_ANSWERS,
  SUPPORT_LIMITS,
  SUPPORT_LINKS,
  type CannedAnswer,
} from "@spilhus/contracts/support";
import { DetailList, Notice, Select } from "@spilhus/ui";
import { ActButton, ActForm, Block } from "../../frame/index.ts";
import type { Answered } from "../../gateway/index.ts";
import type { Words } from "../../messages/index.ts";
import { optionsOf, type SectionPage, TextArea } from "../../section/index.ts";
import { SUPPORT_PATH } from "./path.ts";

type Talk = Answered<typeof GET_SUPPORT_TALK>;

const act = (id: string, name: string) => `/${SUPPORT_PATH}/${id}/${name}`;

/** Who the conversation is with: nothing of their money. */
function Standing({ words, standing }: { readonly words: Words; readonly standing: Talk["standing"] }) {
  const { t, label, date } = words;
  if (standing === null) return <Notice>{t("support.isGuest")}</Notice>;
  const restriction =
    standing.restriction === null ? t("fields.noHolds") : label("holds", standing.restriction);
  return (
    <DetailList
      emptyLabel={t("frame.notGiven")}
      details={[
        { id: "player", term: t("fields.player"), value: standing.name },
        { id: "customer", term: t("fields.customerNumber"), value: standing.customerNumber },
        {
          id: "verified",
          term: t("fields.verification"),
          value: t(standing.isVerified ? "fields.isVerified" : "fields.notVerified"),
        },
        { id: "since", term: t("fields.since"), value: date(standing.since) },
        {
          id: "restriction",
          term: t("fields.holds"),
          value: standing.until === null ? restriction : `${restriction} (${date(standing.until)})`,
        },
        {
          id: "limits",
          term: t("support.depositLimits"),
          value: t(standing.hasDepositLimits ? "support.isSet" : "support.notSet"),
        },
      ]}
    />
  );
}

function Messages({ words, messages }: { readonly words: Words; readonly messages: Talk["messages"] }) {
  const { t, label, time } = words;
  return (
    <ol className="console-talk">
      {messages.map(({ seq, author, name, text, link, masked, sentAt, isRead }) => (
        <li key={seq} data-author={author}>
          <strong>{name ?? t(author === "system" ? "support.system" : "support.visitor")}</strong>{" "}
          <time dateTime={sentAt}>{time(sentAt)}</time>
          {isRead && ` · ${t("support.read")}`}
          <p>{text}</p>
          {link !== null && <p>{t("support.handed", { page: label("choices", link) })}</p>}
          {masked.length > 0 && <p>{t("support.masked")}</p>}
        </li>
      ))}
    </ol>
  );
}

interface AnswerFormProps {
  readonly words: Words;
  readonly talk: Talk;
  readonly canned: readonly CannedAnswer[];
}

function AnswerForm({ words, talk: { conversation }, canned }: AnswerFormProps) {
  const { t } = words;
  const own = canned.filter(({ locale }) => locale === conversation.locale);
  return (
    <ActForm
      action={act(conversation.id, "answer")}
      button={t("support.answer")}
      text={t("support.answerText")}
    >
      <input type="hidden" name="clientKey" value={randomUUID()} />
      <TextArea
        id="text"
        name="text"
        label={t("support.text")}
        hint={t(own.length > 0 ? "support.textOrCanned" : "support.textHint")}
        maxLength={SUPPORT_LIMITS.textLength}
      />
      {own.length > 0 && (
        <Select
          id="canned"
          name="canned"
          label={t("support.useCanned")}
          options={[
            { value: "", label: t("support.noCanned") },
            ...own.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
      <Select
        id="link"
        name="link"
        label={t("support.link")}
        options={[{ value: "", label: t("support.noLink") }, ...optionsOf(words, SUPPORT_LINKS)]}
      />
    </ActForm>
  );
}

/** One conversation. Who opens it has read it, which the audit keeps and the visitor sees. */
export async function talkPage({ ask, member, words }: SectionPage, id: string) {
  const { t, label } = words;
  const talk = await ask(GET_SUPPORT_TALK, { places: { id } });
  const { answers } = await ask(LIST_CANNED_ANSWERS, {});
  const { conversation, messages, standing } = talk;
  const isOwn = conversation.assigned?.id === member.id;
  const isClosed = conversation.state === "closed";
  return (
    <>
      <Block title={`${label("choices", conversation.topic)}, ${conversation.brand}`}>
        <p>
          {label("supportStates", conversation.state)} · {label("choices", conversation.locale)} ·{" "}
          {label("choices", conversation.channel)} · {conversation.assigned?.name ?? t("support.nobody")}
        </p>
        <p>
          <a href={`/${SUPPORT_PATH}/${id}`}>{t("support.renew")}</a>
        </p>
        <Messages words={words} messages={messages} />
      </Block>
      <Block title={t("support.standing")}>
        <Standing words={words} standing={standing} />
      </Block>
      {!isClosed && (
        <Block title={t("support.answer")}>
          {conversation.assigned === null || isOwn ? (
            <AnswerForm words={words} talk={talk} canned={answers} />
          ) : (
            <Notice>{t("support.isTaken", { name: conversation.assigned.name })}</Notice>
          )}
          <div className="console-inline">
            {!isOwn && <ActButton action={act(id, "take")} button={t("support.take")} />}
            {isOwn && <ActButton action={act(id, "release")} button={t("support.release")} />}
            <ActButton action={act(id, "end")} button={t("support.end")} />
          </div>
        </Block>
      )}
    </>
  );
}
