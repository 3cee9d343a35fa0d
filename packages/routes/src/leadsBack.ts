import { DEPOSIT_LIMIT, PATHS } from "./paths.ts";

/** Whether a page leads its player back itself (`returnUrl`), once they have done what it asks for. */
export const leadsBack = (path: string): boolean => path === `${PATHS.account}/${DEPOSIT_LIMIT}`;
