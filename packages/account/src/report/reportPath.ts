import { routeById } from "@spilhus/routes";

/** Path of a statement's page (R2.51). */
export const reportPath = (reportId: string): string =>
  routeById("account-report").path.replace("{reportId}", encodeURIComponent(reportId));
