import { EXPORT_AUTHORITY_RECORDS } from "@spilhus/contracts/staff";
import { queryOf, type Section } from "../../section/index.ts";
import { dayList } from "./dayList.tsx";
import { AUTHORITY_PATH } from "./path.ts";

/** Closed days of the records for the authority, each with its file. */
export const authority: Section = {
  path: AUTHORITY_PATH,
  name: "sections.authority",
  roles: ["finance"],
  list: dayList,
  files: {
    records: (ask, query) =>
      ask(EXPORT_AUTHORITY_RECORDS, {
        query: queryOf(EXPORT_AUTHORITY_RECORDS, Object.fromEntries(query)),
      }),
  },
  acts: {},
};
