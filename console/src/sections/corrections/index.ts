import {
  CONFIRM_CORRECTION,
  DECLINE_CORRECTION,
  LIST_CORRECTIONS,
  PROPOSE_CORRECTION,
} from "@spilhus/contracts/staff";
import { parseOre } from "@spilhus/i18n";
import { bodyOf, textOf } from "../../section/index.ts";
import type { Section } from "../../section/index.ts";
import { correctionList } from "./correctionList.tsx";
import { CORRECTIONS_PATH } from "./path.ts";

const list = `/${CORRECTIONS_PATH}`;

/** Corrections of balances: one proposes, another confirms. */
export const corrections: Section = {
  path: CORRECTIONS_PATH,
  name: "sections.corrections",
  roles: ["finance"],
  async waiting({ ask, member }) {
    const { corrections: open } = await ask(LIST_CORRECTIONS, { query: { state: "proposed" } });
    return open.filter(({ proposedBy }) => proposedBy !== member.id).length;
  },
  list: correctionList,
  acts: {
    async propose({ ask, form, words }) {
      const about = textOf(form, "about") === "payoutNoteId" ? "payoutNoteId" : "movementId";
      const body = bodyOf(PROPOSE_CORRECTION, {
        id: textOf(form, "id"),
        customerNumber: textOf(form, "customerNumber"),
        kind: textOf(form, "kind"),
        amountOre: parseOre(textOf(form, "amount"), words.locale),
        reason: textOf(form, "reason"),
        note: textOf(form, "note"),
        [about]: textOf(form, "reference"),
      });
      await ask(PROPOSE_CORRECTION, { body });
      return { to: list, message: "done.proposed" };
    },
    async confirm({ ask, id }) {
      await ask(CONFIRM_CORRECTION, { places: { id }, body: {} });
      return { to: list, message: "done.booked" };
    },
    async decline({ ask, id }) {
      await ask(DECLINE_CORRECTION, { places: { id }, body: {} });
      return { to: list, message: "done.declined" };
    },
  },
};
