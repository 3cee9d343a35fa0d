import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "../field/TextField.tsx";
import { Form, FormActions } from "../form/Form.tsx";
import { RowList } from "./RowList.tsx";

/** A player's items, each with its actions. */
const meta = { title: "Account/Rows", component: RowList } satisfies Meta<typeof RowList>;
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
  label: "Synkroniseret",
  facts: ["Oprettet 01/11/2026 · Sidst brugt 21/11/2026 20:14:00"],
  actions: actions("Annas telefon"),
};
const laptop = {
  id: "2",
  name: "Arbejdscomputeren på Kongens Nytorv",
  facts: ["Oprettet 12/10/2026 · Aldrig brugt"],
  actions: actions("Arbejdscomputeren på Kongens Nytorv"),
};

export const Passkeys: Story = {
  args: { label: "Dine adgangsnøgler", icon: "key", rows: [phone, laptop] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "Fjern Annas telefon" })).toBeVisible();
  },
};
/** What happened to an item, in order; where it stands, and what that means for the player, stand out. */
export const WithATimeline: Story = {
  args: {
    label: "Dine udbetalinger",
    icon: "coins",
    rows: [
      {
        ...{ id: "1", name: "300,00 kr. til •••• 4321", label: "Kom retur", facts: [] },
        steps: [
          { id: "received", text: "Modtaget 26. november 2026 kl. 22:09" },
          { id: "sent", text: "Sendt til banken 26. november 2026 kl. 22:09" },
          { id: "returned", text: "Kom retur 26. november 2026 kl. 22:10" },
        ],
        note: "Din bank sendte pengene retur. De er tilbage på din spilkonto.",
      },
    ],
  },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list", { name: "Dine udbetalinger" })).getByRole("list");
    await expect(within(steps).getAllByRole("listitem")).toHaveLength(3);
    await expect(steps.lastElementChild).toHaveTextContent(/^Kom retur/);
    await expect(canvas.getByText(/^Din bank sendte/)).toBeVisible();
  },
};

export const OneIsRenamed: Story = {
  args: {
    label: "Dine adgangsnøgler",
    icon: "key",
    rows: [
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
export const OnAPhone: Story = {
  ...Passkeys,
  globals: { viewport: { value: "phone", isRotated: false } },
};
export const Sessions: Story = {
  args: {
    label: "Her er du logget ind",
    icon: "globe",
    rows: [
      {
        id: "1",
        name: "Chrome · Windows",
        label: "Denne enhed",
        facts: ["Logget ind 22/11/2026 04:12:00 med MitID"],
      },
      {
        id: "2",
        name: "Samsung Internet · Android",
        facts: ["Logget ind 21/11/2026 20:14:00 med adgangsnøgle", "Sidst brugt 21/11/2026 20:51:00"],
        actions: (
          <Button kind="secondary" size="small" aria-label="Log ud på Samsung Internet · Android">
            Log ud
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};
