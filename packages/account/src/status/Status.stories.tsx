import type { Meta, StoryObj } from "@storybook/react-vite";
import { WITHDRAW_MARKETING_PERMISSION } from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { expect } from "storybook/test";
import { asPlayer, refused } from "../../testing/accountStory.ts";
import { StatusIsland } from "./StatusIsland.tsx";
import { STATUS_MESSAGES } from "./statusMessages.ts";

/** What a player sees whose profile is closed: why, until when, and what they can still do. */
const meta = { title: "Account/Status", component: StatusIsland } satisfies Meta<typeof StatusIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  route: "cooling-off",
  messages: createTranslator("da").messagesOf(...STATUS_MESSAGES),
  help: [{ href: "#stopspillet", label: "StopSpillet", text: "70 22 28 25" }],
} as const;
const NOTHING = { email: false, sms: false, phone: false, push: false };
const WITHDRAWAL = `${WITHDRAW_MARKETING_PERMISSION.method} ${WITHDRAW_MARKETING_PERMISSION.path}`;
const paused = (marketing = { ...NOTHING, email: true }, answer = () => Response.json(NOTHING)) =>
  asPlayer({
    user: {
      checkResult: { type: "cooldown", context: { until: "2026-11-22T22:30:00Z" } },
      marketing,
    },
    answers: { [WITHDRAWAL]: answer },
  });

/** One step withdraws the permission, and the page says that it is done. */
export const MarketingWithdrawn: Story = {
  args,
  beforeEach: paused(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Nyheder og tilbud" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send mig ikke nyheder og tilbud" }));
    await expect(await canvas.findByText("Vi sender dig ikke længere nyheder og tilbud.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send mig ikke nyheder og tilbud" })).toBeNull();
  },
};

/** An answer that was not saved says so, and the step can be taken again. */
export const MarketingNotWithdrawn: Story = {
  args,
  beforeEach: () => {
    let asked = 0;
    return paused(undefined, () => {
      asked += 1;
      return asked === 1 ? refused(503, "unavailable") : Response.json(NOTHING);
    })();
  },
  play: async ({ canvas, userEvent }) => {
    const withdraw = await canvas.findByRole("button", { name: "Send mig ikke nyheder og tilbud" });
    await userEvent.click(withdraw);
    await expect(await canvas.findByText("Dit svar blev ikke gemt. Prøv igen.")).toBeVisible();
    await userEvent.click(withdraw);
    await expect(await canvas.findByText("Vi sender dig ikke længere nyheder og tilbud.")).toBeVisible();
  },
};

/** Nothing is offered to a player who gave no permission. */
export const WithoutMarketing: Story = {
  args,
  beforeEach: paused(NOTHING),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Nyheder og tilbud" })).toBeNull();
  },
};
