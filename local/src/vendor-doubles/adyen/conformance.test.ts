import { conformance } from "@spilhus/gateway/payment-providers/conformance";
import { adyenBench } from "../../../testing/adyenBench.ts";

conformance({
  name: "Adyen",
  can: {
    ...{ hasCapture: true, canRefund: true, canPayOut: false, tellsName: false, tellsAuthentication: false },
    acts: {
      ...({ approve: "authorised", decline: "declined", expire: "expired" } as const),
      "fail-challenge": "challenge-failed",
    },
    faults: [
      ...(["wrong-amount", "wrong-currency"] as const),
      ...(["settlement-missing", "settlement-doubled", "settlement-one-ore"] as const),
    ],
    ...{ signsTime: false, signsId: false, signsBytes: false },
    ...{ settlement: true, chargeback: true, refusesOtherPayment: true },
  },
  open: adyenBench,
});
