import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApiError } from "@spilhus/api-client";
import { optionalEmail, phone, required } from "@spilhus/contracts/validation";
import { createTranslator } from "@spilhus/i18n";
import { Button, EmailField, Form, FormActions, Notice, PhoneField } from "@spilhus/ui";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { FormFeedback } from "./FormFeedback.tsx";
import { FORM_MESSAGES } from "./formMessages.ts";
import { problemText } from "./problemText.ts";
import { useForm } from "./useForm.ts";

const { messagesOf } = createTranslator("da");
const messages = messagesOf(...FORM_MESSAGES);
const problems = messagesOf(...FORM_MESSAGES, "validation.address", "validation.phone");

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
    fields: { email: [required("email"), optionalEmail], phone: [required(), phone("dk")] },
    say: problemText(problems),
    send,
    onSent: setNumber,
    names: { phoneNumber: "phone" },
  });
  if (number !== undefined)
    return (
      <Notice tone="success" title="Gemt">
        Kundenummer: <strong>{number}</strong>
      </Notice>
    );
  return (
    <Form {...form.props} requiredNote="Felter med * skal udfyldes.">
      <FormFeedback
        form={form}
        labels={LABELS}
        messages={messages}
        refusals={{ "account-exists": "Du har allerede en spilkonto." }}
      />
      <EmailField {...form.field("email")} label={LABELS.email} required />
      <PhoneField diallingCode="+45" {...form.field("phone")} label={LABELS.phone} required />
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          Gem
        </Button>
      </FormActions>
    </Form>
  );
}

/** Forms in use: errors appear when they help, and no input is lost. */
const meta = { title: "Forms/Fields of a form", component: ContactForm } satisfies Meta<typeof ContactForm>;
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
