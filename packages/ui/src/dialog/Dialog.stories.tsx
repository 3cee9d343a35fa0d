import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = { title: "Feedback/Dialog", component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpenedByAButton: Story = {
  args: {
    id: "dialog",
    title: "Er du sikker?",
    closeLabel: "Luk",
    children: <p>Pausen varer 24 timer og kan ikke fortrydes.</p>,
    actions: <Button kind="secondary">Start pausen</Button>,
  },
  render: (args) => (
    <>
      {/* `command` opens the dialog without script; React passes unknown lower-case attributes on. */}
      <button
        className="button"
        data-kind="primary"
        type="button"
        {...{ commandfor: "dialog", command: "show-modal" }}
      >
        Hold pause
      </button>
      <Dialog {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hold pause" }));
    const dialog = await canvas.findByRole("dialog", { name: "Er du sikker?" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Luk" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Hold pause" }));
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
  },
};
