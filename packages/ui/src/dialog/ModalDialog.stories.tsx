import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { EmailField } from "../field/EmailField.tsx";
import { PasswordField } from "../field/PasswordField.tsx";
import { Form, FormActions } from "../form/Form.tsx";
import { ModalDialog, type ModalDialogProps } from "./ModalDialog.tsx";

/** The modal dialog: it takes the focus, traps it, and returns it. */
const meta = {
  title: "Feedback/Dialog",
  component: ModalDialog,
  args: { title: "Er du sikker?", closeLabel: "Luk", onClose: fn() },
} satisfies Meta<typeof ModalDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

interface OpenerProps extends ModalDialogProps {
  /** Keeps the closed dialog in the page, like an island that opens it again. */
  readonly staysInPage?: boolean;
}

/** A page with a button that opens the dialog. */
function Page({ staysInPage = false, ...props }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <main tabIndex={-1}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Åbn
      </Button>
      {(staysInPage || isOpen) && <ModalDialog {...props} isOpen={isOpen} onClose={onClose} />}
    </main>
  );
}

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole("button", { name: "Åbn" }));
  const dialog = await canvas.findByRole<HTMLDialogElement>("dialog");
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

const isClosed = ({ canvas }: Context) => waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());

/** What the browser does on Escape and on the back gesture. */
const askToClose = (dialog: HTMLDialogElement) => dialog.requestClose();

const asked = {
  children: <p>Pausen varer 24 timer og kan ikke fortrydes.</p>,
  actions: <Button kind="secondary">Start pausen</Button>,
};

export const OpensOnItsHeading: Story = {
  args: asked,
  render: (args) => <Page {...args} />,
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog).toHaveAccessibleName("Er du sikker?");
    await expect(dialog.matches(":modal")).toBe(true);
    await expect(context.canvas.getByRole("heading", { name: "Er du sikker?" })).toHaveFocus();
    await expect(getComputedStyle(dialog, "::backdrop").overscrollBehaviorY).toBe("contain");
  },
};

export const ClosesByItsButton: Story = {
  args: { ...asked, onClose: fn() },
  render: (args) => <Page {...args} />,
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Luk" }));
    await isClosed(context);
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
    await expect(context.canvas.getByRole("button", { name: "Åbn" })).toHaveFocus();
  },
};

export const ClosesByEscape: Story = {
  args: { ...asked, onClose: fn() },
  render: (args) => <Page {...args} />,
  play: async (context) => {
    askToClose(await open(context));
    await isClosed(context);
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
    await expect(context.canvas.getByRole("button", { name: "Åbn" })).toHaveFocus();
  },
};

export const OpensAgain: Story = {
  args: { ...asked, onClose: fn() },
  render: (args) => <Page {...args} staysInPage />,
  play: async (context) => {
    askToClose(await open(context));
    await isClosed(context);
    await expect(context.canvas.getByRole("button", { name: "Åbn" })).toHaveFocus();
    await open(context);
    await expect(context.canvas.getByRole("heading", { name: "Er du sikker?" })).toHaveFocus();
  },
};

/** Closed by the browser itself, as on a second Escape: the caller is told all the same. */
export const ClosedByTheBrowser: Story = {
  args: { ...asked, onClose: fn() },
  render: (args) => <Page {...args} />,
  play: async (context) => {
    (await open(context)).close();
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledTimes(1));
    await isClosed(context);
  },
};

/** A dialog that is open when the page loads. */
function OpenFromTheStart(props: ModalDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return <main tabIndex={-1}>{isOpen && <ModalDialog {...props} onClose={() => setOpen(false)} />}</main>;
}

export const WithoutAnOpener: Story = {
  args: asked,
  render: (args) => <OpenFromTheStart {...args} />,
  play: async (context) => {
    askToClose(await context.canvas.findByRole<HTMLDialogElement>("dialog"));
    await isClosed(context);
    await expect(context.canvas.getByRole("main")).toHaveFocus();
  },
};

/** A task such as logging in: wide, and a bottom sheet on a phone. */
const sheet: Story = {
  args: {
    title: "Log ind",
    place: "sheet",
    children: (
      <Form requiredNote="Felter med * skal udfyldes.">
        <EmailField id="s-mail" name="email" label="E-mail" required data-first="" />
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Log ind" })).toBeVisible());
    await expect(canvas.getByRole("textbox", { name: /E-mail/ })).toHaveFocus();
  },
};
export const Sheet: Story = sheet;
export const SheetOnAPhone: Story = { ...sheet, globals: { viewport: { value: "phone", isRotated: false } } };
