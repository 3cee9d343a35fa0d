import {
  CREATE_USER_REPORT,
  DOWNLOAD_USER_REPORT,
  GET_USER_REPORT,
  VERIFY_RECEIPT,
  type ReportFormat,
} from "@spilhus/contracts/player-account";
import type { Locale } from "@spilhus/contracts";
import { callOf, pathOf } from "../request/index.ts";

/** R7.09. */
export const createUserReport = /* @__PURE__ */ callOf(CREATE_USER_REPORT);
export const getUserReport = /* @__PURE__ */ callOf(GET_USER_REPORT);
export const verifyReceipt = /* @__PURE__ */ callOf(VERIFY_RECEIPT);

/** Address of a statement as a file, for a link. */
export function userReportFileAddress(
  reportId: string,
  { format, locale }: { readonly format: ReportFormat; readonly locale: Locale },
): string {
  const query = new URLSearchParams({ format, locale });
  return `${pathOf(DOWNLOAD_USER_REPORT, { reportId })}?${query}`;
}
