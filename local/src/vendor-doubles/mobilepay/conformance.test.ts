import { conformance } from "@spilhus/gateway/payment-providers/conformance";
import { mobilePayBench } from "../../../testing/mobilePayBench.ts";

conformance({
  name: "MobilePay",
  can: {
    ...{ hasCapture: true, canRefund: true, canPayOut: false, tellsName: true, tellsAuthentication: true },
    acts: { approve: "authorised", cancel: "cancelled", expire: "expired" },
    faults: [
      ...(["wrong-amount", "wrong-currency", "other-name"] as const),
      ...(["settlement-missing", "settlement-doubled", "settlement-one-ore"] as const),
    ],
    ...{ signsTime: true, signsId: false, signsBytes: true },
    ...{ settlement: true, chargeback: false, refusesOtherPayment: true },
  },
  open: mobilePayBench,
});
