import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/Layout.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { Select } from "./Select.tsx";
import { TextField } from "./TextField.tsx";

/** Text, choice and tick: each with its label, help and error, none with a placeholder for a label. */
const meta = { title: "Forms/Fields", tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {
  render: () => (
    <form>
      <Stack>
        <TextField
          id="mail"
          name="mail"
          type="email"
          label="E-mail"
          hint="Vi skriver kun om din konto."
          autoComplete="email"
        />
        <TextField
          id="graense"
          name="graense"
          inputMode="numeric"
          label="Indbetalingsgrænse pr. uge"
          defaultValue="0"
          error="Skriv et beløb på mindst 1 kr."
        />
        <Select
          id="emne"
          name="emne"
          label="Emne"
          options={[
            { value: "konto", label: "Min spilkonto" },
            { value: "udbetaling", label: "Udbetaling" },
          ]}
        />
        <RadioGroup
          id="periode"
          name="periode"
          label="Periode"
          defaultValue="uge"
          options={[
            { value: "dag", label: "Dag" },
            { value: "uge", label: "Uge" },
          ]}
        />
        <Checkbox
          id="ja"
          name="ja"
          label="Jeg vil gerne have nyheder pr. e-mail"
          hint="Du kan altid sige nej igen."
        />
        <TextField id="laast" name="laast" label="Kundenummer" defaultValue="104 233" disabled />
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Indbetalingsgrænse pr. uge");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Skriv et beløb på mindst 1 kr.");
  },
};
