import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button, ButtonLink } from "../button/Button.tsx";
import { ModalDialog } from "../dialog/ModalDialog.tsx";
import { RadioGroup } from "../field/RadioGroup.tsx";
import { Link } from "../link/Link.tsx";
import { ConfirmationForm, type ConfirmationFormProps } from "./ConfirmationForm.tsx";

/** Actions that cannot be undone: a break, a block, self-exclusion, closing an account. */
const meta = { title: "Account/Confirmation", component: ConfirmationForm } satisfies Meta<
  typeof ConfirmationForm
>;
export default meta;

type Story = StoryObj<typeof meta>;

const help = (
  <p>
    Brug for at tale med nogen? Ring til <Link href="#stopspillet">StopSpillet på 70 22 28 25</Link>, eller{" "}
    <Link href="#behandling">find behandling</Link>.
  </p>
);
const pause = {
  id: "pause",
  consequences: [
    "Du bliver logget ud på alle dine enheder med det samme.",
    "Du kan ikke spille eller indbetale, så længe pausen varer.",
  ],
  until: { label: "Pausen slutter", dateTime: "2026-11-22T21:15:00Z", text: "22/11/2026 22:15:00" },
  warning: "Du kan ikke fortryde pausen, når den er begyndt.",
  confirmation: { by: "tick", label: "Jeg har forstået, at jeg ikke kan fortryde" },
  submitLabel: "Start spilpausen",
  cancel: (
    <ButtonLink kind="secondary" href="#konto">
      Nej, gå tilbage
    </ButtonLink>
  ),
  help,
} as const;

export const CoolingOff: Story = {
  args: pause,
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole("checkbox");
    await expect(tick).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Start spilpausen" }));
    // The browser itself keeps the form, since the tick is required.
    await expect(tick).toBeInvalid();
    await userEvent.click(tick);
    await expect(tick).toBeValid();
  },
};

export const NotTicked: Story = {
  args: { ...pause, id: "pause-2", error: "Bekræft, at du har læst og forstået det." },
};

export const BlockWithALength: Story = {
  args: {
    ...pause,
    id: "block",
    until: { label: "Blokeringen slutter", dateTime: "2026-12-21T21:15:00Z", text: "21/12/2026 22:15:00" },
    warning: "Du kan ikke få blokeringen ophævet, før den er udløbet.",
    submitLabel: "Blokér min spilkonto",
    children: (
      <RadioGroup
        id="dage"
        name="days"
        label="Hvor længe?"
        defaultValue="30"
        options={[
          { value: "30", label: "30 dage" },
          { value: "90", label: "90 dage" },
          { value: "365", label: "Et år" },
        ]}
      />
    ),
  },
};

export const TypedWord: Story = {
  args: {
    ...pause,
    id: "sletning",
    until: undefined,
    consequences: [
      "Din spilkonto bliver lukket for altid, på alle vores sider.",
      "Du kan tidligst oprette en ny om et år.",
      "Vi gemmer de oplysninger, loven kræver, og sletter resten.",
    ],
    warning: "Du kan ikke få spilkontoen tilbage.",
    confirmation: { by: "word", label: "Skriv LUK for at bekræfte", hint: "Med store bogstaver." },
    submitLabel: "Luk min spilkonto for altid",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Med store bogstaver.");
  },
};

export const OnItsWay: Story = { args: { ...pause, id: "pause-3", isBusy: true } };

function AskedInADialog(props: ConfirmationFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Hold pause
      </Button>
      {isOpen && (
        <ModalDialog
          title="Vil du holde spilpause i 24 timer?"
          closeLabel="Luk"
          onClose={() => setOpen(false)}
        >
          <ConfirmationForm
            {...props}
            id="pause-4"
            cancel={
              <Button kind="secondary" onClick={() => setOpen(false)}>
                Nej, gå tilbage
              </Button>
            }
          />
        </ModalDialog>
      )}
    </>
  );
}

export const InADialog: Story = {
  args: pause,
  render: (args) => <AskedInADialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hold pause" }));
    const dialog = await canvas.findByRole("dialog", { name: "Vil du holde spilpause i 24 timer?" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Nej, gå tilbage" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Hold pause" })).toHaveFocus();
  },
};
