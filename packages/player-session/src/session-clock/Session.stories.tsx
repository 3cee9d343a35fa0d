import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { SessionClockIsland } from "./SessionClockIsland.tsx";
import { SessionExpiryIsland } from "./SessionExpiryIsland.tsx";

const { messagesOf } = createTranslator("da");
const SERVER_TIME = "2026-11-21T22:00:00Z";
const LATER = "2026-11-21T23:00:00Z";

/** The clock of a session and the warning before its end, on the server's time. */
const meta = { title: "Account/Session" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Clock() {
  const [moment] = useState(() => ({ serverTime: SERVER_TIME, readAt: performance.now() }));
  return (
    <SessionClockIsland label="Logget ind i" loggedInAt="2026-11-21T21:18:00Z" moment={moment} place="bar" />
  );
}

/** Counts from the login on server time; the device's clock is years off. */
export const ClockRuns: Story = {
  render: () => <Clock />,
  play: async ({ canvas }) => {
    const clock = canvas.getByRole("timer", { name: "Logget ind i" });
    await expect(clock).toHaveTextContent(/0:42:0\d/);
    await waitFor(() => expect(clock).not.toHaveTextContent("0:42:00"), { timeout: 3_000 });
  },
};

interface ExpiryProps {
  readonly onStay: () => Promise<void>;
  readonly onExpired?: () => void;
  readonly secondsLeft?: number;
}

function Expiry({ onStay, onExpired = () => {}, secondsLeft = 90 }: ExpiryProps) {
  const [moment] = useState(() => ({ serverTime: SERVER_TIME, readAt: performance.now() }));
  const [expiresAt, setExpiresAt] = useState(
    new Date(Date.parse(SERVER_TIME) + secondsLeft * 1_000).toISOString(),
  );
  return (
    <SessionExpiryIsland
      expiresAt={expiresAt}
      moment={moment}
      warnSeconds={120}
      onStay={async () => {
        await onStay();
        setExpiresAt(LATER);
      }}
      onLogOut={() => {}}
      onExpired={onExpired}
      messages={messagesOf("session.expiry")}
    />
  );
}

export const AsksAndStays: Story = {
  render: () => <Expiry onStay={() => Promise.resolve()} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole("alertdialog", { name: "Er du her stadig?" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole("timer")).toHaveTextContent(/1:(30|2\d)/);
    await userEvent.click(canvas.getByRole("button", { name: "Bliv logget ind" }));
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
  },
};

export const CannotStay: Story = {
  render: () => <Expiry onStay={() => Promise.reject(new Error("No connection."))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Bliv logget ind" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kunne ikke forlænge. Prøv igen.");
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
};

const onExpired = fn();
export const TimeIsUp: Story = {
  render: () => <Expiry onStay={() => Promise.resolve()} onExpired={onExpired} secondsLeft={1} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1), { timeout: 4_000 });
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
  },
};
