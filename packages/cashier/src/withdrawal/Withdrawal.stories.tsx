import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ADD_PAYOUT_ACCOUNT,
  CREATE_WITHDRAWAL,
  GET_WITHDRAWAL_OPTIONS,
  type Withdrawal,
} from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { refused } from "@spilhus/account/testing";
import { expect, fn, waitFor } from "storybook/test";
import { accountOf, asWithdrawer, withdrawalOf } from "../../testing/withdrawal.ts";
import { WithdrawalIsland } from "./WithdrawalIsland.tsx";
import { WITHDRAWAL_MESSAGES } from "./withdrawalMessages.ts";
import { keptWithdrawal } from "./withdrawalRequest.ts";

/** Withdrawing to a bank account: form, accounts, and where each withdrawal stands. */
const meta = {
  title: "Account/Withdrawal",
  component: WithdrawalIsland,
  args: {
    path: "/konto/udbetaling",
    messages: createTranslator("da").messagesOf(...WITHDRAWAL_MESSAGES),
    leave: fn(),
  },
} satisfies Meta<typeof WithdrawalIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

const CREATE = `POST ${CREATE_WITHDRAWAL.path}`;
const TOKEN = "t".repeat(43);
const needsMitId = () =>
  Response.json(
    { error: { code: "confirmation-needed", message: "…", statusCode: 403, details: { request: TOKEN } } },
    { status: 403 },
  );
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const at = (state: Withdrawal["state"], minute: number) => ({
  ...{ state, at: `2026-11-22T11:${String(minute).padStart(2, "0")}:00Z` },
});

/** The amount is empty and typed by the player; "all of it" is one press. */
export const WholeBalance: Story = {
  beforeEach: asWithdrawer({ answers: { [CREATE]: needsMitId } }),
  play: async ({ canvas, userEvent, args }) => {
    const amount = await canvas.findByRole("textbox", { name: /Beløb/ });
    await expect(amount).toHaveValue("");
    await expect(canvas.getByText(/inden for 7 minutter, ni ud af ti inden for 2 timer/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hele beløbet" }));
    await expect(amount).toHaveValue("2.500,50");
    await userEvent.click(canvas.getByRole("button", { name: "Bekræft med MitID og udbetal" }));
    // MitID confirms this very request, and comes back to this page.
    await waitFor(() =>
      expect(args.leave).toHaveBeenCalledWith(
        `/gateway/user-auth/api/v1/public/mitid/start?purpose=confirm&returnUrl=%2Fkonto%2Fudbetaling&request=${TOKEN}`,
      ),
    );
  },
};
export const OnAPhone: Story = {
  beforeEach: asWithdrawer(),
  globals: { viewport: { value: "phone", isRotated: false } },
};

/** Back from MitID, the request is finished by itself. */
export const BackFromMitId: Story = {
  beforeEach: () => {
    const end = asWithdrawer({
      answers: { [CREATE]: () => Response.json(withdrawalOf(), { status: 201 }) },
      withdrawals: [withdrawalOf()],
    })();
    keptWithdrawal.goToConfirm({ kind: "withdraw", amountOre: 150_000, accountId: accountOf().id });
    return end;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Vi har modtaget din udbetaling på 1.500,00 kr.")).toBeVisible();
    await expect(canvas.getByText("1.500,00 kr. til •••• 1234")).toBeVisible();
    // The list alone says where it is: it may wait for documents already.
    await expect(canvas.getByText(/^Beløbet til •••• 1234 er taget fra din saldo\./)).toBeVisible();
    await expect(canvas.queryByText(/på vej/)).toBeNull();
    // A withdrawal cannot be taken back.
    await expect(canvas.queryByRole("button", { name: /Annuller|Fortryd/ })).toBeNull();
  },
};

/** A player who cancels MitID keeps what was typed, and nothing has happened. */
export const NotConfirmed: Story = {
  beforeEach: () => {
    const end = asWithdrawer({ answers: { [CREATE]: needsMitId } })();
    keptWithdrawal.goToConfirm({ kind: "withdraw", amountOre: 150_000, accountId: accountOf().id });
    return end;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Du har ikke bekræftet med MitID");
    await expect(await canvas.findByRole("textbox", { name: /Beløb/ })).toHaveValue("1.500");
  },
};

/** Each state, as a timeline of the server's times. */
export const EveryState: Story = {
  beforeEach: asWithdrawer({
    withdrawals: [
      withdrawalOf({ id: id(1) }),
      withdrawalOf({
        id: id(2),
        state: "waiting",
        steps: [at("checking", 1), at("waiting", 9)],
        documents: { kinds: ["payslip", "bank-statement"], until: "2026-12-06T12:00:00Z" },
      }),
      withdrawalOf({
        id: id(3),
        state: "sent",
        steps: [at("checking", 1), at("approved", 2), at("sent", 3)],
      }),
      withdrawalOf({
        id: id(4),
        state: "paid",
        steps: [at("checking", 1), at("approved", 2), at("sent", 3), at("paid", 8)],
      }),
      withdrawalOf({
        id: id(5),
        state: "returned",
        steps: [at("checking", 1), at("approved", 2), at("sent", 3), at("returned", 40)],
        reason: "bank-returned",
      }),
      withdrawalOf({
        id: id(6),
        state: "refused",
        steps: [at("checking", 1), at("refused", 30)],
        reason: "not-approved",
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Modtaget 22. november 2026 kl. 12:58")).toBeVisible();
    const returned = canvas.getByText("Kom retur", { exact: true }).closest("li");
    const steps = returned?.querySelectorAll("ol > li") ?? [];
    await expect([...steps].map((step) => step.textContent.split(" ")[0])).toEqual([
      ...["Modtaget", "Godkendt", "Sendt", "Kom"],
    ]);
    await expect(canvas.getByText(/^Send os senest .*: lønseddel, kontoudtog\./)).toBeVisible();
    await expect(
      canvas.getByText("Din bank sendte pengene retur. De er tilbage på din spilkonto."),
    ).toBeVisible();
    await expect(canvas.getByText(/Udbetalingen kunne ikke godkendes/)).toBeVisible();
  },
};

/** The bonus money that would be lost is shown in kroner and must be accepted. */
export const WithABonus: Story = {
  beforeEach: asWithdrawer({ options: { bonusLossOre: 40_000 } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Beløb/ }), "500{Enter}");
    await expect(await canvas.findByText("Sæt flueben for at udbetale og give bonussen op.")).toBeVisible();
  },
};

/** Below the provider's minimum only the whole balance can be withdrawn. */
export const TooLittle: Story = {
  beforeEach: asWithdrawer(),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole("textbox", { name: /Beløb/ });
    await userEvent.type(amount, "20{Enter}");
    await expect(
      await canvas.findByText("Du kan udbetale fra 100,00 kr., eller hele din saldo på én gang."),
    ).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, "9.999{Enter}");
    await expect(await canvas.findByText("Du har 2.500,50 kr. til udbetaling.")).toBeVisible();
  },
};

/** Without an account the player adds one at the provider. */
export const NoAccount: Story = {
  beforeEach: asWithdrawer({
    options: { accounts: [], payoutMinutes: null },
    accounts: [],
    answers: { [`POST ${ADD_PAYOUT_ACCOUNT.path}`]: needsMitId },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Bekræft med MitID og tilføj en konto" }),
    );
    await waitFor(() => expect(args.leave).toHaveBeenCalled());
  },
};

/** Accounts that are not usable yet, or never, say why. */
export const EveryAccount: Story = {
  beforeEach: asWithdrawer({
    accounts: [
      accountOf({ id: id(1), state: "registering", label: null, url: "https://pay.example/accounts/1" }),
      accountOf({ id: id(2), state: "name-differs", label: null }),
      accountOf({ id: id(3), state: "refused", label: null }),
      accountOf({ id: id(4), label: "•••• 5678", payableFrom: "2026-11-23T10:00:00Z" }),
      accountOf(),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Fortsæt hos betalingstjenesten" })).toBeVisible();
    await expect(
      canvas.getByText("Kontoen står ikke i dit navn, og vi må kun udbetale til dig selv."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Fjern kontoen •••• 5678" })).toBeVisible();
  },
};

export const NothingToWithdraw: Story = { beforeEach: asWithdrawer({ options: { withdrawableOre: 0 } }) };

/** The service is down: the page says so and retries. */
export const LoadFails: Story = {
  beforeEach: asWithdrawer({
    answers: { [`GET ${GET_WITHDRAWAL_OPTIONS.path}`]: () => refused(503, "unavailable") },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke vise udbetalingen lige nu");
  },
};
