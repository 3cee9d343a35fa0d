import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { EmailField } from "../field/EmailField.tsx";
import { PasswordField } from "../field/PasswordField.tsx";
import { Form, FormActions } from "../form/Form.tsx";
import { Dialog } from "./Dialog.tsx";
import { DialogFrame } from "./DialogFrame.tsx";

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

/** For an island, which renders a `<dialog>` of its own without styles: the frame around it gives them. */
export const FramedForAnIsland: Story = {
  args: { id: "framed", title: "Er du der endnu?", closeLabel: "Luk", children: null },
  render: ({ title, closeLabel }) => (
    <DialogFrame>
      <dialog open aria-labelledby="framed-title">
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id="framed-title">{title}</h2>
            <form method="dialog">
              <button className="dialog-close" type="submit" aria-label={closeLabel} />
            </form>
          </div>
          <p>Du logges ud om et minut.</p>
        </div>
      </dialog>
    </DialogFrame>
  ),
};

/** A task of its own, such as logging in over any page: wide, and on a phone a sheet from the foot. */
const sheet: Story = {
  args: {
    id: "sheet",
    title: "Log ind",
    closeLabel: "Luk",
    place: "sheet",
    children: (
      <Form requiredNote="Felter med * skal udfyldes.">
        <EmailField id="s-mail" name="email" label="E-mail" required />
        <PasswordField
          id="s-kode"
          name="password"
          label="Adgangskode"
          purpose="current"
          reveal={{ text: "Vis", "aria-label": "Vis adgangskoden" }}
          required
        />
        <FormActions>
          <Button type="submit">Log ind</Button>
        </FormActions>
      </Form>
    ),
  },
  render: (args) => (
    <>
      <button
        className="button"
        data-kind="secondary"
        type="button"
        {...{ commandfor: "sheet", command: "show-modal" }}
      >
        Vis log ind
      </button>
      <Dialog {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Vis log ind" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Log ind" })).toBeVisible());
    await expect(canvas.getByRole("textbox", { name: /E-mail/ })).toBeVisible();
  },
};
export const Sheet: Story = sheet;
export const SheetOnAPhone: Story = { ...sheet, globals: { viewport: { value: "phone", isRotated: false } } };
