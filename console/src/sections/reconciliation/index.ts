import {
  ENTER_STATEMENT,
  EXPORT_MOVEMENTS,
  LIST_DIFFERENCES,
  RECONCILE_AGAIN,
  RESOLVE_DIFFERENCE,
} from "@spilhus/contracts/staff";
import { GatewayRefusal } from "../../gateway/index.ts";
import { bodyOf, queryOf, textOf } from "../../section/index.ts";
import type { Section } from "../../section/index.ts";
import { RECONCILIATION_PATH } from "./path.ts";
import { reconciliationList } from "./reconciliationList.tsx";

const list = `/${RECONCILIATION_PATH}`;

/** Days of providers against the ledger, and the bank account against the players' money. */
export const reconciliation: Section = {
  path: RECONCILIATION_PATH,
  name: "sections.reconciliation",
  roles: ["support", "finance"],
  waiting: async ({ ask }) => (await ask(LIST_DIFFERENCES, {})).differences.length,
  list: reconciliationList,
  files: {
    movements: (ask, query) =>
      ask(EXPORT_MOVEMENTS, { query: queryOf(EXPORT_MOVEMENTS, Object.fromEntries(query)) }),
  },
  acts: {
    async resolve({ ask, id, form }) {
      const body = bodyOf(RESOLVE_DIFFERENCE, { note: textOf(form, "note") });
      await ask(RESOLVE_DIFFERENCE, { places: { id }, body });
      return { to: list, message: "done.resolved" };
    },
    async again({ ask, id: provider, form }) {
      await ask(RECONCILE_AGAIN, { places: { provider, day: textOf(form, "day") }, body: {} });
      return { to: list, message: "done.again" };
    },
    async statement({ ask, form }) {
      const file = form.get("file");
      if (!(file instanceof File) || file.size > 5 * 1024 * 1024)
        throw new GatewayRefusal(400, "invalid-request");
      await ask(ENTER_STATEMENT, { body: bodyOf(ENTER_STATEMENT, { file: await file.text() }) });
      return { to: list, message: "done.statement" };
    },
  },
};
