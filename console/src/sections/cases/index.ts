import {
  CASE_FORMATS,
  DECIDE_MONEY_CASE,
  EXPORT_MONEY_CASE,
  LIST_MONEY_CASES,
} from "@spilhus/contracts/staff";
import { bodyOf, textOf } from "../../section/index.ts";
import type { Section } from "../../section/index.ts";
import { caseDetail, caseList } from "./casePages.tsx";
import { CASES_PATH } from "./path.ts";

/** Cases of suspicion, which money-laundering officers alone see. */
export const cases: Section = {
  path: CASES_PATH,
  name: "sections.cases",
  roles: ["money-laundering-officer"],
  waiting: async ({ ask }) => (await ask(LIST_MONEY_CASES, { query: { state: "open" } })).cases.length,
  list: caseList,
  detail: caseDetail,
  acts: {
    async decide({ ask, id, form }) {
      const body = bodyOf(DECIDE_MONEY_CASE, { state: textOf(form, "state"), note: textOf(form, "note") });
      await ask(DECIDE_MONEY_CASE, { places: { caseId: id }, body });
      return { to: `/${CASES_PATH}/${id}`, message: "done.case" };
    },
    async export({ ask, id, form }) {
      const format = CASE_FORMATS.find((one) => one === textOf(form, "format")) ?? "json";
      return { file: await ask(EXPORT_MONEY_CASE, { places: { caseId: id }, body: { format } }) };
    },
  },
};
