import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { OpenSession } from "@spilhus/contracts/user-auth";
import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { ACTIVE_SESSIONS_MESSAGES } from "./activeSessionsMessages.ts";
import { ActiveSessionsPanel } from "./ActiveSessionsPanel.tsx";
import type { ActiveSessionsService } from "./activeSessionsService.ts";

const HERE: OpenSession = {
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b01",
  isThis: true,
  device: "Chrome · Windows",
  site: "Fjord",
  method: "mitid",
  loggedInAt: "2026-11-22T03:12:00Z",
  lastUsedAt: "2026-11-22T04:12:00Z",
};
const PHONE: OpenSession = {
  ...HERE,
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b02",
  isThis: false,
  device: "Safari · iPhone",
  method: "passkey",
};
const UNKNOWN: OpenSession = {
  ...PHONE,
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b03",
  device: null,
  method: "password",
};
const refused = (reason: string) => Object.assign(new Error(reason), { name: "ApiError", reason });

/** A service that ends sessions in memory. */
function serviceOf(overrides: Partial<ActiveSessionsService> = {}, sessions = [HERE, PHONE, UNKNOWN]) {
  let open: readonly OpenSession[] = sessions;
  return {
    list: () => Promise.resolve({ sessions: [...open] }),
    end: (id: string) => {
      open = open.filter((session) => session.id !== id);
      return Promise.resolve({});
    },
    endOthers: () => {
      open = open.filter(({ isThis }) => isThis);
      return Promise.resolve({});
    },
    ...overrides,
  };
}

function Panel({ service: createService }: { readonly service?: () => ActiveSessionsService }) {
  const [client] = useState(() => new QueryClient());
  const [service] = useState(createService ?? serviceOf);
  return (
    <QueryClientProvider client={client}>
      <ActiveSessionsPanel
        service={service}
        transport={{ fetch: () => Promise.reject(new TypeError("No service here.")) }}
        brand="fjord"
        hasPasskeys
        zone="Europe/Copenhagen"
        path="/konto/biometri"
        messages={createTranslator("da").messagesOf(...ACTIVE_SESSIONS_MESSAGES)}
      />
    </QueryClientProvider>
  );
}

/** The player's active sessions. */
const meta = { title: "Account/Where you are logged in" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = { render: () => <Panel /> };

export const OnlyHere: Story = {
  render: () => <Panel service={() => serviceOf({}, [HERE])} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Denne enhed")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const LoadFails: Story = {
  render: () => <Panel service={() => serviceOf({ list: () => Promise.reject(new Error("down")) })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Vi kan ikke hente, hvor du er logget ind",
    );
  },
};

export const OneEnded: Story = {
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log ud på Safari · iPhone" }));
    await expect(await canvas.findByText("Du er logget ud på Safari · iPhone.")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
    await expect(canvas.getByRole("heading", { name: "Her er du logget ind" })).toHaveFocus();
  },
};

export const AllOthersEnded: Story = {
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log ud alle andre steder" }));
    await expect(await canvas.findByText("Du er logget ud alle andre steder.")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
  },
};

const end = fn(() => Promise.reject(refused("confirmation-needed")));
export const RequiresConfirmation: Story = {
  render: () => <Panel service={() => serviceOf({ end })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log ud på Ukendt enhed" }));
    await expect(await canvas.findByRole("heading", { name: "Bekræft, at det er dig" })).toBeVisible();
    await expect(end).toHaveBeenCalledWith(UNKNOWN.id);
  },
};

export const AlreadyEnded: Story = {
  render: () => <Panel service={() => serviceOf({ end: () => Promise.reject(refused("not-found")) })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log ud på Safari · iPhone" }));
    await expect(await canvas.findByText("Der var du allerede logget ud.")).toBeVisible();
  },
};

export const EndingFails: Story = {
  render: () => <Panel service={() => serviceOf({ end: () => Promise.reject(new Error("down")) })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log ud på Safari · iPhone" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Du blev ikke logget ud");
  },
};

export const OnAPhone: Story = {
  render: () => <Panel />,
  globals: { viewport: { value: "phone", isRotated: false } },
};
