import type { Meta, StoryObj } from "@storybook/react-vite";
import { asPlayer } from "@spilhus/account/testing";
import { createTranslator } from "@spilhus/i18n";
import { GET_USER_REPORT, type UserReport } from "@spilhus/contracts/player-account";
import { expect } from "storybook/test";
import { listAddress, STORY_MOVEMENTS, STORY_NOW, transactionOf } from "../../testing/index.ts";
import { StatementIsland } from "./StatementIsland.tsx";
import { STATEMENT_MESSAGES } from "./statementMessages.ts";

const REPORT: UserReport = {
  reportId: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01",
  createdAt: STORY_NOW,
  from: "2026-08-25T12:00:00Z",
  to: STORY_NOW,
  customerNumber: "10000001",
  totals: { stakesOre: 123_450, winsOre: 98_700, lossesOre: 24_750, depositsOre: 100_000, withdrawalsOre: 0 },
  days: [],
  movements: STORY_MOVEMENTS.length + 1,
  head: "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0",
  sessions: { count: 12, seconds: 21_725 },
};
const DAYS = "?from=2026-08-25&to=2026-11-23";
const answering = (movements: (typeof STORY_MOVEMENTS)[], report = REPORT) => {
  const [first = [], second] = movements;
  return asPlayer({
    answers: {
      [`GET ${GET_USER_REPORT.path.replace("{reportId}", REPORT.reportId)}`]: () => Response.json(report),
      [listAddress(DAYS)]: () => Response.json({ transactions: first, next: second ? 2 : null }),
      [listAddress(`${DAYS}&before=2`)]: () => Response.json({ transactions: second ?? [], next: null }),
    },
  });
};

/** A statement of account with each single movement (R2.51). */
const meta = {
  title: "Cashier/Statement",
  component: StatementIsland,
  args: {
    reportId: REPORT.reportId,
    brand: "fjord",
    zone: "Europe/Copenhagen",
    messages: createTranslator("da").messagesOf(...STATEMENT_MESSAGES),
  },
} satisfies Meta<typeof StatementIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EachMovement: Story = {
  tags: ["every-brand"],
  beforeEach: answering([
    [transactionOf(9, { at: "2026-11-23T12:00:01Z", amountOre: 777_700 }), ...STORY_MOVEMENTS],
    [transactionOf(1, { at: "2026-11-01T20:15:00Z", amountOre: 10_000 })],
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Gevinst")).toBeVisible();
    // Listed after the statement was made.
    await expect(canvas.queryByText("+7.777,00 kr.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Vis flere" }));
    await expect(await canvas.findByText("+100,00 kr.")).toBeVisible();
    await expect(canvas.getByText(/kl\. 21[.:]15/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Vis flere" })).toBeNull();
  },
};
export const Empty: Story = {
  beforeEach: answering([[]], { ...REPORT, movements: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Der er ingen bevægelser i perioden")).toBeVisible();
  },
};
export const OnAPhone: Story = {
  ...EachMovement,
  globals: { viewport: { value: "phone", isRotated: false } },
};
