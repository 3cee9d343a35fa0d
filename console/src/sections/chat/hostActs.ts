import {
  ADD_CANNED_LINE,
  ADD_HOST_HOURS,
  END_QUIZ,
  REMOVE_CANNED_LINE,
  REMOVE_CHAT_WORD,
  REMOVE_HOST_HOURS,
  SAY_IN_CHAT,
  SET_CHAT_WORD,
  START_QUIZ,
} from "@spilhus/contracts/staff";
import { bodyOf, type Section, textOf } from "../../section/index.ts";
import { HOURS_ID, pageOf, placeIn, WORDS_ID } from "./path.ts";

/** What hosts' forms in a room do, and those about terms and hours. Their id is the page that they are on. */
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
  async "add-hours"({ ask, form, words }) {
    const [from, until] = [words.instant(textOf(form, "from")), words.instant(textOf(form, "until"))];
    const { brand, room } = placeIn(textOf(form, "place"));
    // Without a room the host is there for all rooms of the brand.
    const hours = { brand, room: room === "" ? null : room, name: textOf(form, "name"), from, until };
    await ask(ADD_HOST_HOURS, { body: bodyOf(ADD_HOST_HOURS, hours) });
    return { to: pageOf(HOURS_ID), message: "done.hours-added" };
  },
  async "remove-hours"({ ask, form }) {
    await ask(REMOVE_HOST_HOURS, { places: { id: textOf(form, "hours") }, body: {} });
    return { to: pageOf(HOURS_ID), message: "done.hours-removed" };
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
