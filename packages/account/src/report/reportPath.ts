import { routeById } from "@spilhus/routes";

/** Where a statement is shown (R2.51). */
export const reportPath = (reportId: string): string =>
  routeById("account-report").path.replace("{reportId}", encodeURIComponent(reportId));
