import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { KnownDevice } from "@spilhus/contracts/user-auth";
import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { KNOWN_DEVICES_MESSAGES } from "./knownDevicesMessages.ts";
import { KnownDevicesPanel } from "./KnownDevicesPanel.tsx";
import type { KnownDevicesService } from "./knownDevicesService.ts";

const HERE: KnownDevice = {
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b01",
  isThis: true,
  name: "Chrome · Windows",
  knownSince: "2026-03-02T08:12:00Z",
  knownUntil: "2027-11-22T03:12:00Z",
};
const PHONE: KnownDevice = {
  ...HERE,
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b02",
  isThis: false,
  name: "Safari · iPhone",
};
const UNKNOWN: KnownDevice = { ...PHONE, id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b03", name: null };
const refused = (reason: string) => Object.assign(new Error(reason), { name: "ApiError", reason });

/** A service that forgets devices in memory. */
function serviceOf(overrides: Partial<KnownDevicesService> = {}, known = [HERE, PHONE, UNKNOWN]) {
  let devices: readonly KnownDevice[] = known;
  return {
    list: () => Promise.resolve({ devices: [...devices] }),
    forget: (id: string) => {
      devices = devices.filter((device) => device.id !== id);
      return Promise.resolve({});
    },
    ...overrides,
  };
}

interface PanelProps {
  readonly service?: () => KnownDevicesService;
  readonly locale?: "da" | "en";
}

function Panel({ service: createService, locale = "da" }: PanelProps) {
  const [client] = useState(() => new QueryClient());
  const [service] = useState(createService ?? serviceOf);
  return (
    <QueryClientProvider client={client}>
      <KnownDevicesPanel
        service={service}
        zone="Europe/Copenhagen"
        messages={createTranslator(locale).messagesOf(...KNOWN_DEVICES_MESSAGES)}
      />
    </QueryClientProvider>
  );
}

/** The devices on which the player can log in without MitID. */
const meta = { title: "Account/Known devices" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  render: () => <Panel />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Denne enhed")).toBeVisible();
    await expect(canvas.getAllByText("Kendt siden 2. marts 2026")).toHaveLength(3);
    await expect(canvas.getAllByText("Kræver MitID igen fra 22. november 2027")).toHaveLength(3);
  },
};

export const InEnglish: Story = { render: () => <Panel locale="en" /> };

export const NoDevice: Story = {
  render: () => <Panel service={() => serviceOf({}, [])} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Du har ingen kendte enheder/)).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const LoadFails: Story = {
  render: () => <Panel service={() => serviceOf({ list: () => Promise.reject(new Error("down")) })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke hente dine enheder");
  },
};

export const OneForgotten: Story = {
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Glem Safari · iPhone" }));
    await expect(
      await canvas.findByText("Safari · iPhone er glemt. Næste login der kræver MitID."),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
    await expect(canvas.getByRole("heading", { name: "Dine kendte enheder" })).toHaveFocus();
  },
};

export const AlreadyForgotten: Story = {
  render: () => <Panel service={() => serviceOf({ forget: () => Promise.reject(refused("not-found")) })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Glem Ukendt enhed" }));
    await expect(await canvas.findByText("Enheden var allerede glemt.")).toBeVisible();
  },
};

export const ForgettingFails: Story = {
  render: () => <Panel service={() => serviceOf({ forget: () => Promise.reject(new Error("down")) })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Glem Safari · iPhone" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Enheden blev ikke glemt. Prøv igen.");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const OnAPhone: Story = {
  render: () => <Panel />,
  globals: { viewport: { value: "phone", isRotated: false } },
};
