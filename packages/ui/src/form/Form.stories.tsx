import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { EmailField } from "../field/EmailField.tsx";
import { MoneyField } from "../field/MoneyField.tsx";
import { Notice } from "../notice/Notice.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { FieldGroup, Form, FormActions } from "./Form.tsx";

/** A form from its note to its buttons; how it behaves is in Forms/Fields of a form. */
const meta = { title: "Forms/Form", component: Form } satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

const amounts = (errors: Partial<Record<"day" | "week" | "month", string>> = {}) => (
  <FieldGroup
    legend="Hvor meget vil du højst indbetale?"
    hint="Du bestemmer selv beløbene. Sænker du en grænse, gælder den med det samme."
    hintId="limits-hint"
  >
    <MoneyField id="l-day" name="day" label="Pr. dag" unit="kr." required error={errors.day} />
    <MoneyField id="l-week" name="week" label="Pr. uge" unit="kr." required error={errors.week} />
    <MoneyField id="l-month" name="month" label="Pr. måned" unit="kr." required error={errors.month} />
  </FieldGroup>
);

export const DepositLimits: Story = {
  args: { requiredNote: "Felter med * skal udfyldes.", children: null },
  render: (args) => (
    <Form {...args}>
      {amounts()}
      <FormActions>
        <Button type="submit">Gem grænser</Button>
        <Button kind="quiet">Tilbage</Button>
      </FormActions>
    </Form>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Hvor meget vil du højst indbetale?" });
    await expect(group).toHaveAccessibleDescription(/Du bestemmer selv beløbene/);
  },
};

export const WithASummary: Story = {
  args: { children: null },
  render: (args) => (
    <Form {...args}>
      <ErrorSummary
        id="summary"
        title="2 felter skal rettes"
        errors={[
          { fieldId: "l-day", label: "Pr. dag", text: "Skriv et beløb på mindst 1 kr." },
          { fieldId: "l-month", label: "Pr. måned", text: "Skriv et beløb på mindst 1 kr." },
        ]}
      />
      {amounts({ day: "Skriv et beløb på mindst 1 kr.", month: "Skriv et beløb på mindst 1 kr." })}
      <FormActions>
        <Button type="submit">Gem grænser</Button>
      </FormActions>
    </Form>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("region", { name: "2 felter skal rettes" });
    summary.focus();
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole("link", { name: /Pr. måned/ })).toHaveAttribute("href", "#l-month");
  },
};

export const OnItsWay: Story = {
  args: { children: null },
  render: (args) => (
    <Form {...args}>
      <EmailField id="e" name="email" label="E-mail" defaultValue="anna@example.dk" readOnly />
      <FormActions>
        <Button type="submit" isBusy>
          Gem e-mail
        </Button>
      </FormActions>
    </Form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Gem e-mail" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toBeEnabled();
  },
};

export const NotSent: Story = {
  args: { children: null },
  render: (args) => (
    <Form {...args}>
      <Notice tone="danger" live="assertive">
        Vi fik ikke forbindelse. Se efter, om du er på nettet, og prøv igen. Det, du har skrevet, er her
        stadig.
      </Notice>
      <EmailField id="e2" name="email" label="E-mail" defaultValue="anna@example.dk" />
      <FormActions>
        <Button type="submit">Gem e-mail</Button>
      </FormActions>
    </Form>
  ),
};
