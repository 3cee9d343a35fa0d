import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ErrorBody } from "@spilhus/contracts";
import { createTranslator } from "@spilhus/i18n";
import { Button } from "@spilhus/ui";
import { expect, fn, waitFor } from "storybook/test";
import { ForgottenPassword } from "./ForgottenPassword.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { NEW_PASSWORD_PAGE_MESSAGES } from "./passwordMessages.ts";

/** Requesting and choosing a new password. */
const meta = { title: "Account/Password", component: ForgottenPassword } satisfies Meta<
  typeof ForgottenPassword
>;
export default meta;

type Story = StoryObj<typeof meta>;

const messages = createTranslator("da").messagesOf(...NEW_PASSWORD_PAGE_MESSAGES);
const answering = (status: number, body: unknown) => ({
  fetch: fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status }))),
});
const refusal = (statusCode: number, code: string): ErrorBody => ({
  error: { code, message: "…", statusCode },
});
const args = { brand: "fjord", messages, transport: answering(200, { done: true }) };

export const Forgotten: Story = {
  args: { ...args, takesFocus: true, email: "anna@example.dk", back: <Button kind="quiet">Tilbage</Button> },
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: /E-mail/ });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue("anna@example.dk");
  },
};

export const Sent: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /E-mail/ }), "anna@example.dk{Enter}");
    await expect(await canvas.findByText("Se efter i din indbakke")).toBeVisible();
    await expect(canvas.getByText(/Hører anna@example.dk til en spilkonto/)).toBeVisible();
  },
};

export const TooOften: Story = {
  args: { ...args, transport: answering(429, refusal(429, "too-many-requests")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /E-mail/ }), "anna@example.dk{Enter}");
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /E-mail/ })).toHaveValue("anna@example.dk");
  },
};

const chosen = { onChanged: fn(), onGone: fn() };

export const Choosing: Story = {
  args,
  render: () => (
    <NewPasswordForm transport={answering(200, { done: true })} messages={messages} {...chosen} />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Ny adgangskode/);
    await userEvent.type(field, "kort{Enter}");
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.type(field, "Blåbærgrød7{Enter}");
    await waitFor(() => expect(chosen.onChanged).toHaveBeenCalled());
  },
};
export const ChoosingOnAPhone: Story = {
  ...Choosing,
  globals: { viewport: { value: "phone", isRotated: false } },
};

/** Only the gateway has the list of common passwords. */
export const TooCommon: Story = {
  args,
  render: () => (
    <NewPasswordForm
      transport={answering(400, {
        error: {
          ...refusal(400, "invalid-request").error,
          fields: [{ field: "password", id: "passwordCommon" }],
        },
      })}
      messages={messages}
      {...chosen}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Ny adgangskode/);
    await userEvent.type(field, "Password1{Enter}");
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/nem at gætte/);
  },
};

export const TooLate: Story = {
  args,
  render: () => (
    <NewPasswordForm transport={answering(410, refusal(410, "token-gone"))} messages={messages} {...chosen} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Ny adgangskode/), "Blåbærgrød7{Enter}");
    await waitFor(() => expect(chosen.onGone).toHaveBeenCalled());
  },
};
