import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/Layout.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { EmailField } from "./EmailField.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { Select } from "./Select.tsx";
import { TextArea } from "./TextArea.tsx";
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

/** The fields of a player: contact, password, amounts. */
export const OfAPlayer: Story = {
  render: () => (
    <form>
      <Stack gap={5}>
        <EmailField id="p-mail" name="email" label="E-mail" required />
        <PhoneField
          diallingCode="+45"
          id="p-tlf"
          name="phone"
          label="Telefonnummer"
          hint="Et udenlandsk nummer skriver du med + og landekode."
          required
        />
        <PasswordField
          id="p-kode"
          name="password"
          label="Adgangskode"
          purpose="current"
          reveal={{ text: "Vis", "aria-label": "Vis adgangskoden" }}
          required
        />
        <MoneyField id="p-dag" name="day" label="Indbetalingsgrænse pr. dag" unit="kr." required />
        <Select
          id="p-job"
          name="occupation"
          label="Beskæftigelse"
          placeholder="Vælg"
          required
          options={[{ value: "1", label: "Lønmodtager" }]}
        />
        <TextField id="p-kaldenavn" name="nick" label="Kaldenavn" optionalLabel="valgfrit" />
        <TextArea
          id="p-klage"
          name="complaint"
          label="Din klage"
          hint="Højst 1.000 tegn."
          maxLength={1_000}
          required
        />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole("textbox", { name: /Telefonnummer/ });
    await expect(phone).toHaveAccessibleDescription(
      "+45 Et udenlandsk nummer skriver du med + og landekode.",
    );
    await expect(phone).toBeRequired();
    await userEvent.type(canvas.getByRole("textbox", { name: /pr. dag/ }), "1.000,50");
    await expect(canvas.getByRole("textbox", { name: /pr. dag/ })).toHaveValue("1.000,50");
    await expect(canvas.getByLabelText("Adgangskode *")).toHaveAttribute("type", "password");
    await expect(canvas.getByRole("button", { name: "Vis adgangskoden" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /Din klage/ })).toHaveAccessibleDescription(
      "Højst 1.000 tegn.",
    );
  },
};

export const Wrong: Story = {
  render: () => (
    <Stack gap={5}>
      <PhoneField
        diallingCode="+45"
        id="w-tlf"
        name="phone"
        label="Telefonnummer"
        defaultValue="2012"
        error="Skriv et rigtigt telefonnummer, fx 20 12 34 56."
      />
      <PasswordField
        id="w-kode"
        name="password"
        label="Adgangskode"
        purpose="current"
        isShown
        defaultValue="hemmeli"
        reveal={{ text: "Skjul", "aria-label": "Skjul adgangskoden" }}
        error="Adgangskoden har mindst 8 tegn."
      />
      <MoneyField
        id="w-dag"
        name="day"
        label="Indbetalingsgrænse pr. dag"
        unit="kr."
        defaultValue="mange"
        error="Skriv et beløb på mindst 1 kr."
      />
      <RadioGroup
        id="w-dage"
        name="days"
        label="Hvor længe?"
        options={[
          { value: "30", label: "30 dage" },
          { value: "180", label: "180 dage", hint: "Du kan ikke spille før om et halvt år." },
        ]}
        error="Vælg en af dem."
      />
      <Checkbox id="w-ja" name="terms" label="Jeg accepterer betingelserne" error="Udfyld feltet." required />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Telefonnummer" })).toBeInvalid();
    await expect(canvas.getByRole("group", { name: "Hvor længe?" })).toHaveAccessibleDescription(
      "Vælg en af dem.",
    );
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Udfyld feltet.");
  },
};

export const RightOrFixed: Story = {
  render: () => (
    <Stack gap={5}>
      <PhoneField
        diallingCode="+45"
        id="r-tlf"
        name="phone"
        label="Telefonnummer"
        defaultValue="20 12 34 56"
        success="Nummeret er gemt."
      />
      <MoneyField
        id="r-dag"
        name="day"
        label="Indbetalingsgrænse pr. dag"
        unit="kr."
        defaultValue="500"
        disabled
        hint="Du kan ændre den igen i morgen."
      />
      <RadioGroup
        id="r-dage"
        name="days"
        label="Hvor længe?"
        disabled
        defaultValue="30"
        options={[{ value: "30", label: "30 dage" }]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Telefonnummer" })).toHaveAccessibleDescription(
      "+45 Nummeret er gemt.",
    );
    await expect(canvas.getByRole("radio")).toBeDisabled();
  },
};

/** Every target is at least 24 px (WCAG 2.5.8), also at 320 px with long Danish words. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  render: () => (
    <Stack gap={5}>
      <PasswordField
        id="n-kode"
        name="password"
        label="Ny adgangskode"
        purpose="new"
        reveal={{ text: "Vis", "aria-label": "Vis adgangskoden" }}
      />
      <MoneyField id="n-md" name="month" label="Indbetalingsgrænse pr. måned (30 dage)" unit="kr." />
      <Checkbox
        id="n-ja"
        name="ok"
        label="Jeg forstår, at jeg bliver tilmeldt Selvudelukkelsesregisteret"
        required
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const targets = [
      canvas.getByLabelText("Ny adgangskode"),
      canvas.getByRole("button", { name: "Vis adgangskoden" }),
      canvas.getByRole("textbox", { name: /pr. måned/ }),
      canvas.getByRole("checkbox"),
    ];
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
