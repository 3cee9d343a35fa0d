import {
  ADD_CANNED_LINE,
  END_QUIZ,
  REMOVE_CANNED_LINE,
  REMOVE_CHAT_WORD,
  SAY_IN_CHAT,
  SET_CHAT_WORD,
  START_QUIZ,
} from "@spilhus/contracts/staff";
import { bodyOf, type Section, textOf } from "../../section/index.ts";
import { pageOf, placeIn, WORDS_ID } from "./path.ts";

/** What hosts' forms in a room do, and those about terms. Their id is the page that they are on. */
export const hostActs: Section["acts"] = {
  async say({ ask, id, form }) {
    const text = textOf(form, "text") || textOf(form, "canned");
    const body = bodyOf(SAY_IN_CHAT, { ...placeIn(id), name: textOf(form, "name"), text });
    await ask(SAY_IN_CHAT, { body });
    return { to: pageOf(id), message: "done.said" };
  },
  async keep({ ask, id, form }) {
    const { brand } = placeIn(id);
    await ask(ADD_CANNED_LINE, { body: bodyOf(ADD_CANNED_LINE, { brand, text: textOf(form, "text") }) });
    return { to: pageOf(id), message: "done.saved" };
  },
  async forget({ ask, id, form }) {
    await ask(REMOVE_CANNED_LINE, { places: { id: textOf(form, "canned") }, body: {} });
    return { to: pageOf(id), message: "done.removed" };
  },
  async quiz({ ask, id, form }) {
    const answers = textOf(form, "answers")
      .split("\n")
      .map((answer) => answer.trim())
      .filter((answer) => answer !== "");
    const asked = { question: textOf(form, "question"), answers, seconds: Number(textOf(form, "seconds")) };
    await ask(START_QUIZ, { body: bodyOf(START_QUIZ, { ...placeIn(id), ...asked }) });
    return { to: pageOf(id), message: "done.quiz-started" };
  },
  async "end-quiz"({ ask, id, form }) {
    await ask(END_QUIZ, { places: { id: textOf(form, "quiz") }, body: {} });
    return { to: pageOf(id), message: "done.quiz-ended" };
  },
  async "set-word"({ ask, form }) {
    const word = { term: textOf(form, "term"), action: textOf(form, "action") };
    await ask(SET_CHAT_WORD, { body: bodyOf(SET_CHAT_WORD, word) });
    return { to: pageOf(WORDS_ID), message: "done.word-set" };
  },
  async "remove-word"({ ask, form }) {
    await ask(REMOVE_CHAT_WORD, { body: bodyOf(REMOVE_CHAT_WORD, { term: textOf(form, "term") }) });
    return { to: pageOf(WORDS_ID), message: "done.word-removed" };
  },
};
