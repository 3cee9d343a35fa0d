import {
  DECIDE_PAYOUT,
  DISMISS_PAYOUT_NOTE,
  LIST_WAITING_PAYOUTS,
  PAY_OUT_STUCK_BALANCE,
} from "@spilhus/contracts/staff";
import { askedIn } from "../documents/index.ts";
import { bodyOf, textOf } from "../../section/index.ts";
import type { Section } from "../../section/index.ts";
import { PAYOUTS_PATH } from "./path.ts";
import { payoutDetail } from "./payoutDetail.tsx";
import { payoutList } from "./payoutList.tsx";

const list = `/${PAYOUTS_PATH}`;

/** Withdrawals that wait for an officer, and money that is stuck. */
export const payouts: Section = {
  path: PAYOUTS_PATH,
  name: "sections.payouts",
  roles: ["payments-officer", "money-laundering-officer"],
  async waiting({ ask }) {
    const { payouts: waiting, stuck } = await ask(LIST_WAITING_PAYOUTS, {});
    return waiting.filter(({ state }) => state === "checking").length + stuck.length;
  },
  list: payoutList,
  detail: payoutDetail,
  acts: {
    async approve({ ask, id }) {
      await ask(DECIDE_PAYOUT, { places: { withdrawalId: id }, body: { decision: "approve" } });
      return { to: list, message: "done.approved" };
    },
    async refuse({ ask, id, form }) {
      const body = bodyOf(DECIDE_PAYOUT, { decision: "refuse", reason: textOf(form, "reason") });
      await ask(DECIDE_PAYOUT, { places: { withdrawalId: id }, body });
      return { to: list, message: "done.refused" };
    },
    async ask({ ask, id, form }) {
      const body = bodyOf(DECIDE_PAYOUT, {
        decision: "ask",
        ...askedIn(form),
      });
      await ask(DECIDE_PAYOUT, { places: { withdrawalId: id }, body });
      return { to: list, message: "done.asked" };
    },
    async send({ ask, id }) {
      await ask(PAY_OUT_STUCK_BALANCE, { places: { noteId: id } });
      return { to: list, message: "done.sent" };
    },
    async dismiss({ ask, id }) {
      await ask(DISMISS_PAYOUT_NOTE, { places: { noteId: id } });
      return { to: list, message: "done.dismissed" };
    },
  },
};
