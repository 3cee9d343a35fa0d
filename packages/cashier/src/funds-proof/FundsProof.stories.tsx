import type { Meta, StoryObj } from "@storybook/react-vite";
import { asPlayer } from "@spilhus/account/testing";
import { GET_FUNDS_PROOF } from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { expect, fn, waitFor } from "storybook/test";
import { refusedWith } from "../../testing/index.ts";
import { FUNDS_PROOF_MESSAGES } from "./fundsProofMessages.ts";
import { FundsProofIsland } from "./FundsProofIsland.tsx";

/** Whether a bank statement showed today that the account holds all players' money (BEK 1274/2019 § 11). */
const meta = {
  title: "Cashier/Funds proof",
  component: FundsProofIsland,
  args: { zone: "Europe/Copenhagen", messages: createTranslator("da").messagesOf(...FUNDS_PROOF_MESSAGES) },
} satisfies Meta<typeof FundsProofIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

const CALL = `GET ${GET_FUNDS_PROOF.path}`;
const covered = (coveredAt: string | null) =>
  asPlayer({ answers: { [CALL]: () => Response.json({ coveredAt }) } });

export const Covered: Story = {
  beforeEach: covered("2026-11-23T08:14:00Z"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Spillernes penge er dækket/)).toHaveTextContent(
      "23. november 2026 kl. 09:14",
    );
  },
};

export const InEnglish: Story = {
  beforeEach: covered("2026-11-23T08:14:00Z"),
  args: { messages: createTranslator("en").messagesOf(...FUNDS_PROOF_MESSAGES) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Players’ money is covered/)).toBeVisible();
  },
};

const asked = fn<() => Response>();
const answered = (response: () => Response) => () => {
  asked.mockReset().mockImplementation(response);
  return asPlayer({ answers: { [CALL]: asked } })();
};
const claimsNothing: Story["play"] = async ({ canvasElement }) => {
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await expect(canvasElement).not.toHaveTextContent("dækket");
};

/** No statement was compared today: nothing is claimed. */
export const NothingProved: Story = {
  beforeEach: answered(() => Response.json({ coveredAt: null })),
  play: claimsNothing,
};

export const Unavailable: Story = {
  beforeEach: answered(() => refusedWith(503, "unavailable")),
  play: claimsNothing,
};
