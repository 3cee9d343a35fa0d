import { requireLocale } from "@spilhus/i18n/island";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import * as code from "./Standing.tsx";
import { StandingPlace } from "./StandingPlace.tsx";
import { chatTranslator } from "../../../testing/chatTranslator.ts";

const load = fn<() => void>();
const onTryAgain = fn<() => void>();
const coming = { code: undefined, hasFailed: false, load };

/** In the composer's place: why the player may not write, whose words are loaded when they are needed. */
const meta = {
  title: "Chat/Standing",
  component: StandingPlace,
  args: {
    standing: { code, hasFailed: false, load },
    obstacle: { reason: "removed", rule: "spam" },
    places: { inbox: "/konto/beskeder" },
    words: {
      ...{ locale: "da", zone: "Europe/Copenhagen" },
      t: chatTranslator("da"),
    },
    onTryAgain,
  },
  render: (args, { globals }) => {
    const locale = requireLocale(String(globals["locale"]));
    const t = chatTranslator(locale);
    return <StandingPlace {...args} words={{ ...args.words, locale, t }} />;
  },
  beforeEach: () => [load, onTryAgain].forEach((call) => call.mockClear()),
} satisfies Meta<typeof StandingPlace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Told: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /udelukket fra dette rum.*Grund: Spam|banned from this room.*Reason: Spam/,
    );
    await userEvent.click(canvas.getByRole("button", { name: /Prøv igen|Try again/ }));
    await expect(onTryAgain).toHaveBeenCalled();
    await expect(load).not.toHaveBeenCalled();
  },
};
/** That the player cannot write is told before the reason has come. */
export const Coming: Story = {
  args: { standing: coming },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^(Du kan ikke skrive lige nu\.|You cannot write right now\.)$/,
    );
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
/** A reason that has not come is asked for again; meanwhile nothing else is said. */
export const NotLoaded: Story = {
  args: { standing: { ...coming, hasFailed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^(Du kan ikke skrive|You cannot write)/);
    await userEvent.click(canvas.getByRole("button", { name: /Prøv igen|Try again/ }));
    await expect(load).toHaveBeenCalled();
    await expect(onTryAgain).not.toHaveBeenCalled();
  },
};
