import {
  ANSWER_SUPPORT_CONVERSATION,
  ASSIGN_SUPPORT_CONVERSATION,
  END_SUPPORT_CONVERSATION,
  LIST_CANNED_ANSWERS,
  LIST_SUPPORT_QUEUE,
  REMOVE_CANNED_ANSWER,
  SAVE_CANNED_ANSWER,
} from "@spilhus/contracts/support";
import { bodyOf, type Section, type SentForm, textOf } from "../../section/index.ts";
import { SUPPORT_PATH } from "./path.ts";
import { queuePage } from "./queuePage.tsx";
import { talkPage } from "./talkPage.tsx";

const pageOf = (id: string) => `/${SUPPORT_PATH}/${id}`;
const linkIn = (form: FormData) => textOf(form, "link") || null;

/** The text that was typed, or else the chosen one for a frequent question, with its page. */
async function answerIn({ ask, form }: SentForm) {
  const text = textOf(form, "text");
  const chosen = textOf(form, "canned");
  if (text !== "" || chosen === "") return { text, link: linkIn(form) };
  const { answers } = await ask(LIST_CANNED_ANSWERS, {});
  const canned = answers.find(({ id }) => id === chosen);
  return { text: canned?.text ?? "", link: linkIn(form) ?? canned?.link ?? null };
}

const assign =
  (to: "me" | "queue") =>
  async ({ ask, id }: SentForm) => {
    await ask(ASSIGN_SUPPORT_CONVERSATION, { places: { id }, body: { to } });
    const message = to === "me" ? "done.taken" : "done.given-back";
    return { to: to === "me" ? pageOf(id) : `/${SUPPORT_PATH}`, message } as const;
  };

/** Conversations with players and guests, and texts for frequent questions. */
export const support: Section = {
  path: SUPPORT_PATH,
  name: "sections.support",
  roles: ["support"],
  waiting: async ({ ask, member }) =>
    (await ask(LIST_SUPPORT_QUEUE, {})).conversations.filter(
      ({ state, assigned }) => state === "waiting" || (state === "open" && assigned?.id === member.id),
    ).length,
  list: queuePage,
  detail: talkPage,
  acts: {
    take: assign("me"),
    release: assign("queue"),
    async answer(sent) {
      const { ask, id, form } = sent;
      const answer = await answerIn(sent);
      const body = bodyOf(ANSWER_SUPPORT_CONVERSATION, { ...answer, clientKey: textOf(form, "clientKey") });
      await ask(ANSWER_SUPPORT_CONVERSATION, { places: { id }, body });
      return { to: pageOf(id), message: "done.answered" };
    },
    async end({ ask, id }) {
      await ask(END_SUPPORT_CONVERSATION, { places: { id } });
      return { to: `/${SUPPORT_PATH}`, message: "done.ended" };
    },
    async save({ ask, form }) {
      const body = bodyOf(SAVE_CANNED_ANSWER, {
        ...{ locale: textOf(form, "locale"), title: textOf(form, "title"), text: textOf(form, "text") },
        link: linkIn(form),
      });
      await ask(SAVE_CANNED_ANSWER, { body });
      return { to: `/${SUPPORT_PATH}`, message: "done.saved" };
    },
    async remove({ ask, id }) {
      await ask(REMOVE_CANNED_ANSWER, { places: { id } });
      return { to: `/${SUPPORT_PATH}`, message: "done.removed" };
    },
  },
};
