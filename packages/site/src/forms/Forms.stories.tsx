import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApiError } from "@spilhus/api-client";
import { newPassword, optionalEmail, phone, required } from "@spilhus/contracts/validation";
import { createTranslator } from "@spilhus/i18n";
import {
  Button,
  EmailField,
  FieldGroup,
  Form,
  FormActions,
  MoneyField,
  PhoneField,
  Receipt,
} from "@spilhus/ui";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { amountRule } from "./amountRule.ts";
import { FormFeedback } from "./FormFeedback.tsx";
import { FORM_KEYS, NEW_PASSWORD_KEYS } from "./formKeys.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { problemText } from "./problemText.ts";
import { useForm } from "./useForm.ts";

const { pick } = createTranslator("da");
const messages = pick(FORM_KEYS);
const problems = pick([
  ...FORM_KEYS,
  "validation.emailRequired",
  "validation.emailInvalid",
  "validation.phoneInvalid",
  "validation.newPasswordRequired",
  "validation.passwordInvalid",
  "validation.amountInvalid",
  "validation.limitsOutOfOrder",
]);

interface Contact {
  readonly email: string;
  readonly phone: string;
}

interface ContactFormProps {
  readonly send: (values: Contact) => Promise<string>;
}

const LABELS = { email: "E-mail", phone: "Telefonnummer" };

function ContactForm({ send }: ContactFormProps) {
  const [number, setNumber] = useState<string>();
  const form = useForm({
    id: "contact",
    fields: { email: [required("email"), optionalEmail], phone: [required(), phone] },
    say: problemText(problems),
    send,
    onSent: setNumber,
    names: { phoneNumber: "phone" },
  });
  if (number !== undefined)
    return <Receipt id="saved" title="Gemt" facts={[{ term: "Kundenummer", value: number }]} />;
  return (
    <Form {...form.props} requiredNote="Felter med * skal udfyldes.">
      <FormFeedback
        form={form}
        labels={LABELS}
        messages={messages}
        refusals={{ "account-exists": "Du har allerede en spilkonto." }}
      />
      <EmailField {...form.field("email")} label={LABELS.email} required />
      <PhoneField {...form.field("phone")} label={LABELS.phone} required />
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          Gem
        </Button>
      </FormActions>
    </Form>
  );
}

/** Forms as players meet them: they say what is wrong when it helps, and lose nothing. */
const meta = { title: "Forms/In use", component: ContactForm } satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EmptyFormSent: Story = {
  args: { send: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gem" }));
    const summary = await canvas.findByRole("region", { name: "2 felter skal rettes" });
    await expect(summary).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("link", { name: "Telefonnummer: Udfyld feltet." }));
    const number = canvas.getByRole("textbox", { name: /Telefonnummer/ });
    await expect(number).toHaveFocus();
    await expect(window.location.hash).toBe("");
    await userEvent.type(number, "20123456");
    await expect(number).toBeValid();
    await expect(canvas.getByRole("textbox", { name: /E-mail/ })).toBeInvalid();
  },
};

export const OneFieldWrong: Story = {
  args: { send: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /E-mail/ }), "anna@example.dk");
    await userEvent.type(canvas.getByRole("textbox", { name: /Telefonnummer/ }), "12");
    await userEvent.keyboard("{Enter}");
    const number = canvas.getByRole("textbox", { name: /Telefonnummer/ });
    await waitFor(() => expect(number).toBeInvalid());
    await expect(number).toHaveFocus();
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const WrongWhenLeft: Story = {
  args: { send: fn() },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: /E-mail/ });
    await userEvent.type(email, "anna@");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Skriv en rigtig e-mail, fx navn@eksempel.dk.",
    );
    await expect(canvas.getByRole("textbox", { name: /Telefonnummer/ })).toHaveFocus();
    await userEvent.type(email, "example.dk");
    await expect(email).toBeValid();
  },
};

const fill = async (
  canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"],
  userEvent: Parameters<NonNullable<Story["play"]>>[0]["userEvent"],
) => {
  await userEvent.type(canvas.getByRole("textbox", { name: /E-mail/ }), "anna@example.dk");
  await userEvent.type(canvas.getByRole("textbox", { name: /Telefonnummer/ }), "20 12 34 56");
  await userEvent.click(canvas.getByRole("button", { name: "Gem" }));
};

/** Fails at every odd try; Storybook forgets what a mock was told between stories, but not what it was made of. */
function failingFirst(error: ApiError) {
  let tries = 0;
  return fn(() => {
    tries += 1;
    return tries % 2 === 1 ? Promise.reject(error) : Promise.resolve("104 233");
  });
}

export const NetworkLost: Story = {
  args: {
    send: failingFirst(new ApiError("network", "No connection.")),
  },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi fik ikke forbindelse.");
    await expect(canvas.getByRole("textbox", { name: /E-mail/ })).toHaveValue("anna@example.dk");
    await expect(canvas.getByRole("button", { name: "Gem" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Gem" }));
    await expect(await canvas.findByText("104 233")).toBeVisible();
    await expect(args.send).toHaveBeenCalledTimes(2);
  },
};

export const RefusedByTheService: Story = {
  args: {
    send: fn(() =>
      Promise.reject(
        new ApiError("refused", "Invalid body.", {
          status: 400,
          reason: "invalid-request",
          fields: [{ field: "phoneNumber", id: "phoneInvalid" }],
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    const number = canvas.getByRole("textbox", { name: /Telefonnummer/ });
    await waitFor(() => expect(number).toBeInvalid());
    await expect(number).toHaveFocus();
    await userEvent.type(number, "7");
    await expect(number).toBeValid();
  },
};

export const AccountExists: Story = {
  args: {
    send: fn(() =>
      Promise.reject(new ApiError("refused", "Exists.", { status: 409, reason: "account-exists" })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Du har allerede en spilkonto.");
  },
};

export const TooManyTries: Story = {
  args: {
    send: fn(() =>
      Promise.reject(new ApiError("refused", "Slow down.", { status: 429, retryAfterSeconds: 61 })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Prøv igen om 2 minutter.");
  },
};

export const OnItsWay: Story = {
  args: { send: fn(() => new Promise<string>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    const button = canvas.getByRole("button", { name: "Gem" });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Sender …");
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

const LIMITS = { day: "Pr. dag", week: "Pr. uge", month: "Pr. måned" };
const NAMES = ["day", "week", "month"] as const;
const amount = amountRule("da");

function LimitsForm({
  send,
}: {
  readonly send: (values: Record<keyof typeof LIMITS, string>) => Promise<void>;
}) {
  const form = useForm({
    id: "limits",
    fields: { day: [amount], week: [amount], month: [amount] },
    together: ({ day, week }) =>
      Number(day) > Number(week) ? { field: "week", id: "limitsOutOfOrder" } : undefined,
    say: problemText(problems),
    send,
    onSent: () => {},
  });
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={LIMITS} messages={messages} />
      <FieldGroup legend="Hvor meget vil du højst indbetale?">
        {NAMES.map((name) => (
          <MoneyField key={name} {...form.field(name)} label={LIMITS[name]} unit="kr." required />
        ))}
      </FieldGroup>
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          Gem grænser
        </Button>
      </FormActions>
    </Form>
  );
}

/** Rules over several fields are asked when each is right by itself, and go when any of them mends it. */
export const LimitsOutOfOrder: Story = {
  args: { send: fn() },
  render: () => <LimitsForm send={() => Promise.resolve()} />,
  play: async ({ canvas, userEvent }) => {
    for (const [name, value] of [
      ["Pr. dag", "900"],
      ["Pr. uge", "500"],
      ["Pr. måned", "1000"],
    ] as const) {
      await userEvent.type(canvas.getByRole("textbox", { name: new RegExp(name) }), value);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Gem grænser" }));
    const week = canvas.getByRole("textbox", { name: /Pr. uge/ });
    await waitFor(() => expect(week).toBeInvalid());
    const day = canvas.getByRole("textbox", { name: /Pr. dag/ });
    await userEvent.clear(day);
    await userEvent.type(day, "100");
    await expect(week).toBeValid();
  },
};

function PasswordForm() {
  const form = useForm({
    id: "password",
    fields: { password: [required("newPassword"), newPassword] },
    say: problemText(problems),
    send: () => Promise.resolve(),
    onSent: () => {},
  });
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={{ password: "Ny adgangskode" }} messages={messages} />
      <NewPasswordField
        {...form.field("password")}
        label="Ny adgangskode"
        messages={pick(NEW_PASSWORD_KEYS)}
        isSending={form.isSending}
        required
      />
      <FormActions>
        <Button type="submit">Gem adgangskoden</Button>
      </FormActions>
    </Form>
  );
}

export const PasswordIsChosen: Story = {
  args: { send: fn() },
  render: () => <PasswordForm />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Ny adgangskode/);
    await userEvent.type(field, "Solskin42Fregne");
    await expect(canvas.getByText("God")).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: "Opfyldt" })).toHaveLength(4);
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Vis adgangskoden" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("Solskin42Fregne");
    await userEvent.click(canvas.getByRole("button", { name: "Skjul adgangskoden" }));
    await expect(field).toHaveAttribute("type", "password");
  },
};
