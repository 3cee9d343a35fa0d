import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../fixtures/sayIn.ts";
import { Cluster } from "../layout/Layout.tsx";
import { Button, ButtonLink } from "./Button.tsx";

const meta = { title: "Atoms/Button", component: Button, tags: ["visual"] } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  args: { children: "" },
  render: (_, { globals }) => {
    const say = sayIn(globals["locale"]);
    return (
      <Cluster>
        <Button>{say("Opret spilkonto", "Open account")}</Button>
        <Button kind="secondary">{say("Log ind", "Log in")}</Button>
        <Button kind="quiet">{say("Ikke nu", "Not now")}</Button>
        <Button kind="danger">{say("Luk spilkontoen", "Close the account")}</Button>
        <ButtonLink href="#spil" icon="play">
          {say("Spil nu", "Play now")}
        </ButtonLink>
      </Cluster>
    );
  },
};

export const Sizes: Story = {
  args: { children: "" },
  render: () => (
    <Cluster>
      <Button size="small">Indbetalingsgrænse</Button>
      <Button>Indbetalingsgrænse</Button>
      <Button size="large">Indbetalingsgrænse</Button>
      <Button wide>Selvudelukkelsesregister</Button>
    </Cluster>
  ),
};

export const DisabledWithAReason: Story = {
  args: {
    type: "submit",
    children: "Udbetal",
    disabledReason: "Bekræft din konto med MitID, før du kan udbetale.",
    reasonId: "udbetal-grund",
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Udbetal" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("Bekræft din konto med MitID, før du kan udbetale.");
    await expect(button).toHaveAttribute("type", "button");
  },
};

export const Busy: Story = {
  args: { children: "" },
  render: (_, { globals }) => {
    const say = sayIn(globals["locale"]);
    return (
      <Cluster>
        <Button isBusy>{say("Gemmer", "Saving")}</Button>
        <Button kind="secondary" isBusy>
          {say("Følg anvisningen på din enhed", "Follow the instructions on your device")}
        </Button>
        <Button kind="danger" isBusy>
          {say("Lukker spilkontoen", "Closing the account")}
        </Button>
      </Cluster>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [saving] = canvas.getAllByRole("button");
    await userEvent.tab();
    await expect(saving).toHaveFocus();
    await expect(saving).toHaveAttribute("aria-disabled", "true");
  },
};
