import type { Meta, StoryObj } from "@storybook/react-vite";
import { GET_DEPOSIT_LIMITS, SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { expect, waitFor } from "storybook/test";
import { asPlayer, refused, STORY_LIMITS } from "../../testing/accountStory.ts";
import { LimitsIsland } from "./LimitsIsland.tsx";
import { LIMIT_MESSAGES } from "./limitMessages.ts";

/** The page of deposit limits. */
const meta = { title: "Account/Deposit limits", component: LimitsIsland } satisfies Meta<typeof LimitsIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = { kind: "deposit" as const, messages: createTranslator("da").messagesOf(...LIMIT_MESSAGES) };
const set = (limits: object) => ({
  answers: { [`PUT ${SET_DEPOSIT_LIMITS.path}`]: () => Response.json({ ...STORY_LIMITS, ...limits }) },
});
const settled = { limitOre: 500_000, usedOre: 0, pending: null };
const unset = { limitOre: null, usedOre: 0, pending: null };

/** A pending raise shows its start; a lower limit applies at once (R2.48). */
export const Lowered: Story = {
  args,
  beforeEach: asPlayer(set({ day: { limitOre: 10_000, usedOre: 0, pending: null } })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Hæves til 8.000,00 kr. den 23/11/2026 13:00:00")).toBeVisible();
    const day = canvas.getByRole("textbox", { name: /Pr. dag/ });
    // The field contains the pending amount, so that changing another limit does not cancel the raise.
    await expect(canvas.getByRole("textbox", { name: /Pr. måned/ })).toHaveValue("8.000");
    await userEvent.clear(day);
    await userEvent.type(day, "100{Enter}");
    await expect(await canvas.findByText("Pr. dag: højst 100,00 kr. fra nu af.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Pr. dag/ })).toHaveValue("100"));
  },
};

/** A pending raise can be cancelled (R2.48). */
export const RaiseCancelled: Story = {
  args,
  beforeEach: asPlayer(set({ month: settled })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Fortryd forhøjelsen" }));
    await expect(
      await canvas.findByText("Pr. måned: forhøjelsen er fortrudt, og grænsen er stadig 5.000,00 kr."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Fortryd forhøjelsen" })).toBeNull();
  },
};

/** The daily limit cannot exceed the weekly limit; the form says so before it sends (R2.48, R5.04). */
export const OutOfOrder: Story = {
  args,
  beforeEach: asPlayer(),
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole("textbox", { name: /Pr. dag/ });
    await userEvent.clear(day);
    await userEvent.type(day, "3.000{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Pr. uge/ })).toBeInvalid());
  },
};

/** Without limits, the player types all three amounts; none is suggested. */
export const NoneSet: Story = {
  args,
  beforeEach: asPlayer({
    answers: {
      [`GET ${GET_DEPOSIT_LIMITS.path}`]: () =>
        Response.json({ ...STORY_LIMITS, day: unset, week: unset, month: unset }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /Pr. dag/ })).toHaveValue("");
    await expect(canvas.getAllByText("Du har ikke sat en grænse endnu.")).toHaveLength(3);
  },
};

/** The service is down: the page says so and retries. */
export const LoadFails: Story = {
  args,
  beforeEach: asPlayer({
    answers: { [`GET ${GET_DEPOSIT_LIMITS.path}`]: () => refused(503, "unavailable") },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke hente din spilkonto");
    await expect(canvas.getByRole("button", { name: "Prøv nu" })).toBeVisible();
  },
};
