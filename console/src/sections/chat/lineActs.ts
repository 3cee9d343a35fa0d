import {
  DECIDE_CHAT_REPORT,
  DECIDE_HELD_LINE,
  RETRACT_CHAT_LINE,
  SET_CHAT_ROOM,
} from "@spilhus/contracts/staff";
import { bodyOf, type Section, type SentForm, textOf } from "../../section/index.ts";
import { CHAT_PATH, pageOf, placeIn } from "./path.ts";

const decideLine =
  (decision: "release" | "drop") =>
  async ({ ask, id, form }: SentForm) => {
    const body = bodyOf(DECIDE_HELD_LINE, { ...placeIn(id), id: textOf(form, "line"), decision });
    await ask(DECIDE_HELD_LINE, { body });
    const message = decision === "release" ? "done.line-released" : "done.line-dropped";
    return { to: `/${CHAT_PATH}`, message } as const;
  };

const decideReport =
  (outcome: "upheld" | "dismissed") =>
  async ({ ask, id }: SentForm) => {
    await ask(DECIDE_CHAT_REPORT, { places: { id }, body: { outcome } });
    return { to: `/${CHAT_PATH}`, message: "done.reported" } as const;
  };

/** What forms about rooms and their lines do. Their id is the room's page, or the report. */
export const lineActs: Section["acts"] = {
  release: decideLine("release"),
  drop: decideLine("drop"),
  uphold: decideReport("upheld"),
  dismiss: decideReport("dismissed"),
  async retract({ ask, id, form }) {
    const line = { ...placeIn(id), id: textOf(form, "line"), reason: textOf(form, "reason") };
    await ask(RETRACT_CHAT_LINE, { body: bodyOf(RETRACT_CHAT_LINE, line) });
    return { to: pageOf(id), message: "done.retracted" };
  },
  async set({ ask, id, form }) {
    const slow = textOf(form, "slowSeconds");
    const set = { mode: textOf(form, "mode"), slowSeconds: slow === "" ? null : Number(slow) };
    await ask(SET_CHAT_ROOM, { body: bodyOf(SET_CHAT_ROOM, { ...placeIn(id), ...set }) });
    return { to: pageOf(id), message: "done.room-set" };
  },
};
