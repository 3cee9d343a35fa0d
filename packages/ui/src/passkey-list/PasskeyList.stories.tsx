import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "../field/TextField.tsx";
import { Form, FormActions } from "../form/Form.tsx";
import { PasskeyList } from "./PasskeyList.tsx";

/** The player's passkeys. */
const meta = { title: "Account/Passkeys", component: PasskeyList } satisfies Meta<typeof PasskeyList>;
export default meta;

type Story = StoryObj<typeof meta>;

const actions = (name: string) => (
  <>
    <Button kind="quiet" size="small" aria-label={`Omdøb ${name}`}>
      Omdøb
    </Button>
    <Button kind="danger" size="small" aria-label={`Fjern ${name}`}>
      Fjern
    </Button>
  </>
);
const phone = {
  id: "1",
  name: "Annas telefon",
  createdText: "Oprettet 01/11/2026",
  usedText: "Sidst brugt 21/11/2026 20:14:00",
  syncedLabel: "Synkroniseret",
  actions: actions("Annas telefon"),
};
const laptop = {
  id: "2",
  name: "Arbejdscomputeren på Kongens Nytorv",
  createdText: "Oprettet 12/10/2026",
  usedText: "Aldrig brugt",
  actions: actions("Arbejdscomputeren på Kongens Nytorv"),
};

export const Two: Story = {
  args: { label: "Dine adgangsnøgler", passkeys: [phone, laptop] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "Fjern Annas telefon" })).toBeVisible();
  },
};
export const OneIsRenamed: Story = {
  args: {
    label: "Dine adgangsnøgler",
    passkeys: [
      {
        ...phone,
        form: (
          <Form>
            <TextField id="navn" name="name" label="Navn" defaultValue="Annas telefon" />
            <FormActions>
              <Button type="submit">Gem</Button>
              <Button kind="quiet">Fortryd</Button>
            </FormActions>
          </Form>
        ),
      },
      laptop,
    ],
  },
};
export const OnAPhone: Story = { ...Two, globals: { viewport: { value: "phone", isRotated: false } } };
