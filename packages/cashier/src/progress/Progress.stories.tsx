import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Deposit } from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { Button } from "@spilhus/ui";
import { expect, fn, waitFor } from "storybook/test";
import { asDepositor, depositOf, refusedWith } from "../../testing/index.ts";
import { beginConfirmation } from "./confirmVisit.ts";
import { DepositProgress } from "./DepositProgress.tsx";
import { PROGRESS_MESSAGES } from "./progressMessages.ts";

/** A deposit after the form, on the page and in the dialog (R2.29). */
const meta = {
  title: "Cashier/Progress",
  component: DepositProgress,
  tags: ["every-brand"],
  args: {
    txId: "seneste",
    isBack: true,
    zone: "Europe/Copenhagen",
    messages: createTranslator("da").messagesOf(...PROGRESS_MESSAGES),
    headingLevel: 1,
    leave: fn(),
    end: <Button kind="secondary">Luk</Button>,
  },
} satisfies Meta<typeof DepositProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

const shows = (deposit: Partial<Deposit>, heading: string | RegExp): Story => ({
  beforeEach: asDepositor({ deposit: depositOf(deposit) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: heading })).toBeVisible();
  },
});
const lost = { code: "PA:1100" } as const;

export const Pending: Story = shows({}, "Din indbetaling er på vej");
export const BackWithoutPaying: Story = shows(
  { next: { kind: "redirect", url: "https://checkout.example.com/pay/1" } },
  "Din indbetaling er på vej",
);
export const WaitingForTheApp: Story = shows({ next: { kind: "wait" } }, "Godkend i din app");
export const ConfirmWithMitId: Story = shows(
  { state: "authorised", next: { kind: "confirm-mitid" } },
  "Bekræft med MitID",
);
const leaveForMitId = fn<(address: string) => void>();
const deposit = depositOf({ state: "authorised", next: { kind: "confirm-mitid" } });
const [asked, read] = [fn(), fn()];
const unconfirmed = () => {
  for (const mock of [leaveForMitId, asked, read]) mock.mockClear();
  const end = asDepositor({
    confirmed: () => {
      asked();
      return refusedWith(403, "confirmation-needed", { request: "the-request" });
    },
    deposit: () => {
      read();
      return Response.json(deposit);
    },
  })();
  return () => {
    sessionStorage.removeItem("deposit-confirmation");
    end();
  };
};
/** A status that arrives while the browser goes to MitID does not pass for the return: that page confirms (attack 27). */
export const LeavesForMitId: Story = {
  args: { leave: leaveForMitId },
  beforeEach: unconfirmed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Bekræft med MitID" }));
    await waitFor(() => expect(leaveForMitId).toHaveBeenCalledOnce());
    const before = read.mock.calls.length;
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before), { timeout: 8_000 });
    await expect(asked).toHaveBeenCalledOnce();
    await expect(sessionStorage.getItem("deposit-confirmation")).toBe(deposit.txId);
  },
};
/** Whoever comes back from MitID without confirming is not sent there again. */
export const BackWithoutConfirming: Story = {
  args: { leave: leaveForMitId },
  beforeEach: () => {
    beginConfirmation(deposit.txId);
    return unconfirmed();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Bekræft med MitID" })).toBeEnabled());
    await expect(leaveForMitId).not.toHaveBeenCalled();
  },
};
export const OutcomeUnknown: Story = shows({ code: "PA:1101" }, "Vi kender ikke udfaldet endnu");
export const Confirmed: Story = shows(
  { state: "credited", settledAt: "2026-11-23T12:00:00Z" },
  /400,00\skr\. er sat ind/,
);
export const Declined: Story = shows({ state: "declined", ...lost }, "Betalingen blev afvist");
export const Cancelled: Story = shows({ state: "cancelled", ...lost }, "Du har annulleret betalingen");
export const Expired: Story = shows({ state: "expired", ...lost }, "Tiden løb ud");
export const ChallengeFailed: Story = shows(
  { state: "challenge-failed", ...lost },
  "Din bank kunne ikke bekræfte, at det er dig",
);
export const StoppedByALimit: Story = shows(
  { state: "voided", reason: "over-limit" },
  "Indbetalingen blev stoppet",
);
export const NameMismatch: Story = shows(
  { state: "refunding", reason: "name-mismatch" },
  "Pengene er på vej tilbage til dig",
);
export const Refunded: Story = shows(
  { state: "refunded", reason: "excluded" },
  "Pengene er sendt tilbage til dig",
);
export const ChargedBack: Story = shows({ state: "charged-back" }, "Din bank har taget pengene tilbage");

export const UnknownDeposit: Story = {
  beforeEach: asDepositor({ deposit: () => refusedWith(404, "not-found") }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Vi kan ikke finde indbetalingen" }),
    ).toBeVisible();
  },
};
export const ServiceDown: Story = {
  beforeEach: asDepositor({ deposit: () => refusedWith(503, "unavailable") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Betal ikke igen, før du har set status/)).toBeVisible();
  },
};
/** An address that is no provider's leads nowhere. */
export const BadAddress: Story = {
  ...shows({ next: { kind: "redirect", url: "javascript:alert(1)" } }, "Din indbetaling er på vej"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Adressen på betalingen er ikke gyldig/)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const ConfirmedOnAPhone: Story = {
  ...Confirmed,
  globals: { viewport: { value: "phone", isRotated: false } },
};
