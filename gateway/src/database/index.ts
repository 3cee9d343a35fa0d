export { bytes, moment } from "./columns.ts";
export { type ImportMark, readImportMark, writeImportMark } from "./importMarks.ts";
export { isDatabaseUnavailable } from "./isDatabaseUnavailable.ts";
export { jsonRow } from "./jsonRow.ts";
export { type Places, preparedQuery } from "./preparedQuery.ts";
export { type Database, type DatabaseSettings, type Queries, openDatabase } from "./openDatabase.ts";
