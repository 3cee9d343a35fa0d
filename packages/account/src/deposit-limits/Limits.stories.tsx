import type { Meta, StoryObj } from "@storybook/react-vite";
import { GET_DEPOSIT_LIMITS, SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { expect, waitFor } from "storybook/test";
import { asPlayer, refused, STORY_LIMITS } from "../../testing/accountStory.ts";
import { LimitsIsland } from "./LimitsIsland.tsx";
import { LIMIT_MESSAGES } from "./limitMessages.ts";

/** Deposit limits, as players meet them. */
const meta = { title: "Account/Deposit limits", component: LimitsIsland } satisfies Meta<typeof LimitsIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = { messages: createTranslator("da").messagesOf(...LIMIT_MESSAGES) };
const set = (limits: object) => ({
  answers: { [`PUT ${SET_DEPOSIT_LIMITS.path}`]: () => Response.json({ ...STORY_LIMITS, ...limits }) },
});
const settled = { limitOre: 500_000, usedOre: 0, pending: null };
const unset = { limitOre: null, usedOre: 0, pending: null };

/** A raise that waits says when it comes; a lower limit holds at once (R2.48). */
export const Lowered: Story = {
  args,
  beforeEach: asPlayer(set({ day: { limitOre: 10_000, usedOre: 0, pending: null } })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Hæves til 8.000,00 kr. den 23/11/2026 13:00:00")).toBeVisible();
    const day = canvas.getByRole("textbox", { name: /Pr. dag/ });
    // What waits stands in its field, so that changing another limit does not take it back.
    await expect(canvas.getByRole("textbox", { name: /Pr. måned/ })).toHaveValue("8.000");
    await userEvent.clear(day);
    await userEvent.type(day, "100{Enter}");
    await expect(await canvas.findByText("Pr. dag: højst 100,00 kr. fra nu af.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Pr. dag/ })).toHaveValue("100"));
  },
};

/** A raise can be taken back (R2.48). */
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

/** A day is never more than a week: said where it is, before anything is sent (R2.48, R5.04). */
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

/** Nothing is set yet: the player types all three, and none is suggested. */
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

/** The service is down: said, and asked again. */
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
