import { LATEST_DEPOSIT } from "@spilhus/contracts/payments";
import { pathOf, routeById } from "@spilhus/routes";

/** Where a deposit is shown without its id in the address (R2.29). */
export const LATEST_PATH = pathOf(routeById("payment-pending"), { txId: LATEST_DEPOSIT });
