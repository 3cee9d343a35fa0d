import { conformance, type ProviderAbilities } from "@spilhus/gateway/payment-providers/conformance";
import { hostedPageBench } from "../../testing/hostedPageBench.ts";

const EVERYWHERE = {
  canRefund: true,
  tellsName: true,
  tellsAuthentication: true,
  signsTime: true,
  signsId: true,
  signsBytes: true,
  settlement: true,
  chargeback: true,
  refusesOtherPayment: true,
} as const;
const FAULTS: ProviderAbilities["faults"] = [
  ...(["wrong-amount", "wrong-currency", "other-name", "late-capture"] as const),
  ...(["settlement-missing", "settlement-doubled", "settlement-one-ore"] as const),
];
const CARD: ProviderAbilities = {
  ...EVERYWHERE,
  hasCapture: true,
  canPayOut: false,
  acts: {
    ...({ approve: "authorised", decline: "declined", cancel: "cancelled", expire: "expired" } as const),
    ...({ "fail-challenge": "challenge-failed", "approve-unchallenged": "authorised" } as const),
  },
  faults: FAULTS,
};
const BANK: ProviderAbilities = {
  ...EVERYWHERE,
  hasCapture: false,
  canPayOut: true,
  acts: { approve: "captured", cancel: "cancelled", expire: "expired" },
  faults: [...FAULTS, "payout-refused", "bank-return"],
};
conformance({ name: "the stand-in, by card", can: CARD, open: () => hostedPageBench("card") });
conformance({ name: "the stand-in, by bank", can: BANK, open: () => hostedPageBench("bank") });
