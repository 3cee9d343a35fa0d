import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { ConfirmIdentity } from "../reauthentication/ConfirmIdentity.tsx";
import { AddPasskey } from "./AddPasskey.tsx";
import { PasskeysPanel, type PasskeysPanelProps } from "./PasskeysPanel.tsx";
import { PASSKEYS_PAGE_MESSAGES } from "./passkeysPageMessages.ts";
import type { PasskeyService } from "./passkeyService.ts";

const PHONE = {
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01",
  name: "Safari · iPhone",
  createdAt: "2026-11-01T09:00:00Z",
  lastUsedAt: "2026-11-21T19:14:00Z",
  isSynced: true,
};
const LAPTOP = {
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a02",
  name: "Chrome · Windows",
  createdAt: "2026-10-12T09:00:00Z",
  lastUsedAt: null,
  isSynced: false,
};
const refused = (reason: string) => Object.assign(new Error(reason), { name: "ApiError", reason });

function serviceOf(overrides: Partial<PasskeyService> = {}): PasskeyService {
  return {
    list: () => Promise.resolve({ passkeys: [PHONE, LAPTOP] }),
    rename: () => new Promise(() => {}),
    remove: () => Promise.resolve({}),
    ...overrides,
  };
}

const messages = createTranslator("da").messagesOf(...PASSKEYS_PAGE_MESSAGES);
const REGISTRATION: PasskeysPanelProps["registration"] = {
  transport: {
    getRegistrationOptions: () => Promise.reject(new Error("No service here.")),
    verifyRegistration: () => Promise.reject(new Error("No service here.")),
  },
  status: { state: () => "none", set: () => {}, subscribe: () => () => {} },
  track: () => {},
};

function Panel(props: Partial<PasskeysPanelProps>) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <PasskeysPanel
        service={serviceOf()}
        registration={REGISTRATION}
        transport={{ fetch: () => Promise.reject(new TypeError("No service here.")) }}
        brand="fjord"
        hasPasskeys
        failureText={undefined}
        zone="Europe/Copenhagen"
        path="/konto/biometri"
        messages={messages}
        onRemoved={() => {}}
        {...props}
      />
    </QueryClientProvider>
  );
}

/** The page of a player's passkeys (R2.35). */
const meta = { title: "Account/Passkeys page" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = { render: () => <Panel /> };

export const None: Story = {
  render: () => <Panel service={serviceOf({ list: () => Promise.resolve({ passkeys: [] }) })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Du har ingen adgangsnøgler endnu")).toBeVisible();
  },
};

export const LoadFails: Story = {
  render: () => <Panel service={serviceOf({ list: () => Promise.reject(new Error("down")) })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke hente dine adgangsnøgler");
    await expect(canvas.getByRole("button", { name: "Prøv nu" })).toBeVisible();
  },
};

/** The new name is shown before the service has answered. */
export const Renamed: Story = {
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Omdøb Chrome · Windows" }));
    const field = canvas.getByLabelText(/^Navn/);
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole("button", { name: "Gem" }));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await userEvent.type(field, "Arbejdscomputeren");
    await userEvent.click(canvas.getByRole("button", { name: "Gem" }));
    await expect(await canvas.findByText("Arbejdscomputeren")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Omdøb Arbejdscomputeren" })).toHaveFocus(),
    );
  },
};

/** After a failed rename the old name returns, with an error and a button to try the typed name again. */
export const RenameFails: Story = {
  render: () => <Panel service={serviceOf({ rename: () => Promise.reject(new Error("down")) })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Omdøb Chrome · Windows" }));
    const field = canvas.getByLabelText(/^Navn/);
    await userEvent.clear(field);
    await userEvent.type(field, "Stuen");
    await userEvent.click(canvas.getByRole("button", { name: "Gem" }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Navnet “Stuen” blev ikke gemt");
    await expect(canvas.getByText("Chrome · Windows")).toBeVisible();
    await userEvent.click(within(alert).getByRole("button", { name: "Omdøb" }));
    await expect(canvas.getByLabelText(/^Navn/)).toHaveValue("Stuen");
  },
};

const remove = fn(() => Promise.reject(refused("confirmation-needed")));
export const RemovingRequiresConfirmation: Story = {
  render: () => <Panel service={serviceOf({ remove })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Fjern Safari · iPhone" }));
    await expect(canvas.getByRole("heading", { name: "Fjern Safari · iPhone?" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Fjern og log ud" }));
    await expect(await canvas.findByRole("heading", { name: "Bekræft, at det er dig" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Bekræft med MitID" })).toHaveAttribute(
      "href",
      expect.stringContaining("purpose=confirm"),
    );
    await expect(remove).toHaveBeenCalledWith(PHONE.id);
    await userEvent.click(canvas.getByRole("button", { name: "Fortryd" }));
    await expect(canvas.getByRole("button", { name: "Fjern Safari · iPhone" })).toHaveFocus();
  },
};

const unconfirmed = () => Promise.reject(refused("confirmation-needed"));
/** Without a recent confirmation of identity, the dialog requires one first (asvs:7.5.1). */
export const AddingRequiresConfirmation: Story = {
  render: () => (
    <AddPasskey
      count={0}
      isAvailable
      parts={{
        ...REGISTRATION,
        transport: { ...REGISTRATION.transport, getRegistrationOptions: unconfirmed },
      }}
      failureText={undefined}
      messages={messages}
      renderConfirmation={(go) => (
        <ConfirmIdentity
          brand="fjord"
          hasPasskeys={false}
          transport={{ fetch: () => Promise.reject(new TypeError("No service here.")) }}
          messages={messages}
          path="/konto/biometri"
          onConfirmed={go}
        />
      )}
      onAdded={() => {}}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Opret adgangsnøgle" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Opret adgangsnøgle" }));
    const question = await dialog.findByRole("heading", { name: "Bekræft, at det er dig" });
    // The dialog may not have had its first frame.
    await waitFor(() => expect(question).toBeVisible());
    await expect(dialog.getByRole("region", { name: "Bekræft, at det er dig" })).toHaveFocus();
    await expect(dialog.queryByRole("alert")).toBeNull();
    await expect(dialog.getByRole("link", { name: "Bekræft med MitID" })).toHaveAttribute(
      "href",
      expect.stringContaining("purpose=confirm"),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Ikke nu" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** A brand's own error text replaces the default (R8.14). */
export const AddingFails: Story = {
  render: () => (
    <AddPasskey
      count={0}
      isAvailable
      parts={REGISTRATION}
      failureText="Ring til os på 70 10 10 10, så opretter vi den sammen."
      messages={messages}
      renderConfirmation={() => null}
      onAdded={() => {}}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Opret adgangsnøgle" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Opret adgangsnøgle" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/^Ring til os på 70 10 10 10/);
  },
};

export const OnAPhone: Story = {
  ...RenameFails,
  globals: { viewport: { value: "phone", isRotated: false } },
};
