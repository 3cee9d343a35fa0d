import {
  CONFIRM_CHAT_BAN,
  DECIDE_CHAT_APPEAL,
  DECLINE_CHAT_BAN,
  LIFT_CHAT_SANCTION,
  SANCTION_CHATTER,
  SET_CHATTER_ROLE,
} from "@spilhus/contracts/staff";
import { bodyOf, type Section, type SentForm, textOf } from "../../section/index.ts";
import { CHAT_PATH, pageOf, placeIn } from "./path.ts";

const decideAppeal =
  (outcome: "upheld" | "lifted") =>
  async ({ ask, id }: SentForm) => {
    await ask(DECIDE_CHAT_APPEAL, { places: { id }, body: { outcome } });
    return { to: `/${CHAT_PATH}`, message: "done.appeal-decided" } as const;
  };

/** What forms about players do. Their id is a sanction, or the page of the room where the form is. */
export const sanctionActs: Section["acts"] = {
  async sanction({ ask, id: place, form }) {
    const { brand, room } = placeIn(place);
    const [line, minutes] = [textOf(form, "line"), textOf(form, "minutes")];
    const body = bodyOf(SANCTION_CHATTER, {
      id: textOf(form, "id"),
      brand,
      customerNumber: textOf(form, "customerNumber"),
      kind: textOf(form, "kind"),
      room: textOf(form, "everywhere") === "yes" ? null : room,
      minutes: minutes === "" ? null : Number(minutes),
      reason: textOf(form, "reason"),
      note: textOf(form, "note"),
      line: line === "" ? null : { room, id: line },
    });
    const given = await ask(SANCTION_CHATTER, { body });
    const message = given.state === "proposed" ? "done.ban-proposed" : "done.sanctioned";
    return { to: pageOf(given.id), message };
  },
  async confirm({ ask, id }) {
    await ask(CONFIRM_CHAT_BAN, { places: { id }, body: {} });
    return { to: pageOf(id), message: "done.sanctioned" };
  },
  async decline({ ask, id }) {
    await ask(DECLINE_CHAT_BAN, { places: { id }, body: {} });
    return { to: pageOf(id), message: "done.ban-declined" };
  },
  async lift({ ask, id }) {
    await ask(LIFT_CHAT_SANCTION, { places: { id }, body: {} });
    return { to: pageOf(id), message: "done.lifted" };
  },
  async badge({ ask, id: place, form }) {
    const { brand } = placeIn(place);
    const set = { customerNumber: textOf(form, "customerNumber"), role: textOf(form, "role") };
    await ask(SET_CHATTER_ROLE, { body: bodyOf(SET_CHATTER_ROLE, { brand, ...set }) });
    return { to: pageOf(place), message: "done.badge-set" };
  },
  "appeal-upheld": decideAppeal("upheld"),
  "appeal-lifted": decideAppeal("lifted"),
};
