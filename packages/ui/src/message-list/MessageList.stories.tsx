import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { MessageList } from "./MessageList.tsx";

/** The inbox: unread, read, expanded, loading, empty. */
const meta = { title: "Account/Messages", component: MessageList } satisfies Meta<typeof MessageList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inbox: Story = {
  args: {
    label: "Beskeder",
    unreadLabel: "Ulæst",
    messages: [
      {
        id: "1",
        subject: "Din indbetalingsgrænse er ændret",
        body: ["Din grænse pr. uge er nu 1.000,00 kr.", "Var det ikke dig, så kontakt kundeservice."],
        dateTime: "2026-11-21T20:00:00Z",
        dateText: "21/11/2026 21:00:00",
        isUnread: true,
      },
      {
        id: "2",
        subject: "Velkommen",
        body: ["Godt at se dig. Her kan du læse, hvad der sker på din spilkonto."],
        dateTime: "2026-11-01T09:00:00Z",
        dateText: "01/11/2026 10:00:00",
        isUnread: false,
        actions: (
          <div>
            <Button kind="quiet" size="small">
              Markér som ulæst
            </Button>
          </div>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const body = canvas.getByText("Din grænse pr. uge er nu 1.000,00 kr.");
    await expect(body).not.toBeVisible();
    await userEvent.click(canvas.getByText("Din indbetalingsgrænse er ændret"));
    await expect(body).toBeVisible();
    await expect(canvas.getAllByText("Ulæst")).toHaveLength(1);
  },
};
export const OnAPhone: Story = { ...Inbox, globals: { viewport: { value: "phone", isRotated: false } } };
export const OnTheirWay: Story = {
  args: { label: "", unreadLabel: "", messages: [] },
  render: () => <Skeleton shape="line" count={4} label="Henter beskeder …" />,
};
export const None: Story = {
  args: { label: "", unreadLabel: "", messages: [] },
  render: () => (
    <EmptyState
      icon="mail"
      title="Ingen beskeder"
      text="Når der sker noget på din spilkonto, skriver vi det her."
    />
  ),
};
