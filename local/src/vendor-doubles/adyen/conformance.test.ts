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
    faults: ["wrong-amount", "wrong-currency"],
    ...{ signsTime: false, signsId: false, signsBytes: false },
    ...{ settlement: false, chargeback: true, refusesOtherPayment: true },
  },
  open: adyenBench,
});
