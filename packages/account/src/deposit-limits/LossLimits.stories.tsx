import type { Meta, StoryObj } from "@storybook/react-vite";
import { GET_LOSS_LIMITS, SET_LOSS_LIMITS } from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { expect, waitFor } from "storybook/test";
import { asPlayer, refused, STORY_LOSS_LIMITS } from "../../testing/accountStory.ts";
import { LimitsIsland } from "./LimitsIsland.tsx";
import { LIMIT_MESSAGES } from "./limitMessages.ts";

/** Limits of loss, on the page of deposit limits. */
const meta = { title: "Account/Loss limits", component: LimitsIsland } satisfies Meta<typeof LimitsIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = { kind: "loss" as const, messages: createTranslator("da").messagesOf(...LIMIT_MESSAGES) };
const unset = { limitOre: null, usedOre: 0, pending: null };
const NONE = { ...STORY_LOSS_LIMITS, day: unset, week: unset, month: unset };
const reading = (limits: object) => ({
  [`GET ${GET_LOSS_LIMITS.path}`]: () => Response.json({ ...STORY_LOSS_LIMITS, ...limits }),
});

/** What was lost, what is left, and a pending raise with its start. A lower limit applies at once (R2.48). */
export const Lowered: Story = {
  args,
  beforeEach: asPlayer({
    answers: {
      [`PUT ${SET_LOSS_LIMITS.path}`]: () =>
        Response.json({ ...STORY_LOSS_LIMITS, day: { limitOre: 20_000, usedOre: 12_500, pending: null } }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Tabt 125,00 kr. af 500,00 kr.")).toBeVisible();
    await expect(canvas.getByText("375,00 kr. tilbage")).toBeVisible();
    await expect(canvas.getByText("Hæves til 8.000,00 kr. den 23/11/2026 13:00:00")).toBeVisible();
    const day = canvas.getByRole("textbox", { name: /Tab på en dag/ });
    await userEvent.clear(day);
    await userEvent.type(day, "200{Enter}");
    await expect(await canvas.findByText("Tab på en dag: højst 200,00 kr. fra nu af.")).toBeVisible();
  },
};

/** A daily limit above the weekly one is named at its field before anything is sent (R2.48). */
export const OutOfOrder: Story = {
  args,
  beforeEach: asPlayer(),
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole("textbox", { name: /Tab på en dag/ });
    await userEvent.clear(day);
    await userEvent.type(day, "3.000{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Tab på en uge/ })).toBeInvalid());
  },
};

/** Limits of loss that nobody has to set: three empty fields. */
export const NoneSet: Story = {
  args,
  beforeEach: asPlayer({ answers: reading(NONE) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /Tab på en dag/ })).toHaveValue("");
    await expect(canvas.queryByText(/Du skal sætte tabsgrænser/)).toBeNull();
  },
};

/** From the day that the law wants them, the page says so. */
export const Required: Story = {
  args,
  beforeEach: asPlayer({ answers: reading({ ...NONE, isRequired: true }) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Du skal sætte tabsgrænser, før du kan spille om penge."),
    ).toBeVisible();
  },
};

/** A limit that is reached: what was lost, and when there is room again (R2.49). */
export const Reached: Story = {
  args,
  beforeEach: asPlayer({
    answers: reading({
      day: { limitOre: 50_000, usedOre: 50_000, pending: null },
      reached: { period: "day", until: "2026-11-23T09:00:00Z" },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Du har nået din tabsgrænse for en dag")).toBeVisible();
    await expect(canvas.getByText(/Du har tabt 500,00 kr\. af højst 500,00 kr\./)).toHaveTextContent(
      "23/11/2026 10:00:00",
    );
  },
};

/** The service is down: the page says so and offers to try again. */
export const LoadFails: Story = {
  args,
  beforeEach: asPlayer({
    answers: { [`GET ${GET_LOSS_LIMITS.path}`]: () => refused(503, "unavailable") },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Prøv nu" })).toBeVisible();
  },
};
