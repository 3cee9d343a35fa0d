import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button, Notice, Stack } from "@spilhus/ui";
import { islandTranslator } from "@spilhus/i18n/island";
import { expect, waitFor, within } from "storybook/test";
import { dismissal } from "../../testing/ceremonies.ts";
import { answering, dialogMessages, registrationWith, politeAnnouncement } from "../../testing/storyParts.ts";
import type { Ceremonies } from "../ceremony/ceremonies.ts";
import { PASSKEY_ERROR_CODES, PasskeyError } from "../errors/passkeyError.ts";
import { PasskeyDialog } from "./PasskeyDialog.tsx";
import { registrationErrorText } from "./passkeyText.ts";

interface Shown {
  readonly device: Partial<Ceremonies>;
  readonly configuredError?: string;
}

/** A page with a button that opens the dialog, and a device with the story's answer. */
function Page({ device, configuredError, locale }: Shown & { readonly locale: unknown }) {
  const [registration, setRegistration] = useState<ReturnType<typeof registrationWith>>();
  return (
    <>
      <Button kind="secondary" onClick={() => setRegistration(registrationWith(device))}>
        {locale === "en" ? "My account" : "Min spilkonto"}
      </Button>
      {registration && (
        <PasskeyDialog
          registration={registration}
          messages={dialogMessages(locale)}
          configuredError={configuredError}
          renderConfirmation={() => null}
          onClosed={() => setRegistration(undefined)}
        />
      )}
    </>
  );
}

const meta = {
  title: "Passkeys/Dialog",
  args: { device: answering.made },
  render: (args, { globals }) => <Page {...args} locale={globals["locale"]} />,
} satisfies Meta<Shown>;
export default meta;

type Story = StoryObj<Shown>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole("button", { name: "Min spilkonto" }));
  const dialog = await canvas.findByRole("dialog", { name: "Log hurtigere ind næste gang" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function create(context: Context) {
  const dialog = await open(context);
  await context.userEvent.click(dialog.getByRole("button", { name: "Opret adgangsnøgle" }));
  return dialog;
}

const isClosed = ({ canvas }: Context) => waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());

export const Offered: Story = {
  tags: ["visual"],
  play: async (context) => {
    const dialog = await open(context);
    // No button has the focus, so that a player who is typing presses nothing.
    const opened = context.canvas.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Log hurtigere ind næste gang" })).toHaveFocus();
    await expect(opened).toHaveAccessibleDescription(/fingeraftryk, ansigt eller skærmlås/);
    await expect(dialog.queryByRole("alert")).toBeNull();
  },
};

export const DeclinedByButton: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole("button", { name: "Ikke nu" }));
    await isClosed(context);
    await expect(context.canvas.getByRole("button", { name: "Min spilkonto" })).toHaveFocus();
  },
};

export const Pending: Story = {
  tags: ["visual"],
  args: { device: answering.never },
  play: async (context) => {
    const dialog = await create(context);
    const button = await dialog.findByRole("button", { name: "Følg anvisningen på din enhed" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(politeAnnouncement(context.canvasElement)).toHaveTextContent(
      "Følg anvisningen på din enhed",
    );
  },
};

export const Registered: Story = {
  play: async (context) => {
    const dialog = await create(context);
    await expect(await dialog.findByRole("heading", { name: "Din adgangsnøgle er klar" })).toBeVisible();
    await expect(politeAnnouncement(context.canvasElement)).toHaveTextContent("Næste gang kan du logge ind");
    const [, close] = dialog.getAllByRole("button", { name: "Luk" });
    await expect(close).toHaveFocus();
  },
};

/** Before it closes by itself, 5 s later. */
export const RegisteredAndClosed: Story = {
  play: async (context) => {
    const dialog = await create(context);
    await dialog.findByRole("heading", { name: "Din adgangsnøgle er klar" });
    await context.userEvent.keyboard("{Enter}");
    await isClosed(context);
    await expect(context.canvas.getByRole("button", { name: "Min spilkonto" })).toHaveFocus();
  },
};

export const HadOneBefore: Story = {
  args: { device: answering.withKind("previously-registered") },
  play: async (context) => {
    const dialog = await create(context);
    await expect(await dialog.findByRole("heading", { name: "Din adgangsnøgle er klar" })).toBeVisible();
    await expect(politeAnnouncement(context.canvasElement)).toHaveTextContent(
      "Du har allerede en adgangsnøgle",
    );
    await expect(dialog.queryByRole("alert")).toBeNull();
  },
};

/** Not a failure: announced politely. */
export const Dismissed: Story = {
  tags: ["visual"],
  args: { device: answering.with(dismissal()) },
  play: async (context) => {
    const dialog = await create(context);
    await waitFor(() =>
      expect(politeAnnouncement(context.canvasElement)).toHaveTextContent("Du afbrød, eller tiden løb ud."),
    );
    await expect(dialog.queryByRole("alert")).toBeNull();
    await expect(dialog.getByRole("button", { name: "Prøv igen" })).toHaveFocus();
  },
};

export const Failed: Story = {
  tags: ["visual"],
  args: { device: answering.withKind("no-user-verification") },
  play: async (context) => {
    const dialog = await create(context);
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Slå skærmlås, fingeraftryk eller");
    await expect(dialog.getByRole("button", { name: "Prøv igen" })).toHaveFocus();
  },
};

export const FailedInAnUnknownWay: Story = {
  args: { device: answering.with(new TypeError("odd")) },
  play: async (context) => {
    const dialog = await create(context);
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Adgangsnøglen kunne ikke oprettes.");
  },
};

/** R8.14: the configured text replaces our own. */
export const FailedWithConfiguredWords: Story = {
  args: {
    device: answering.withKind("no-user-verification"),
    configuredError: "Ring til os på 70 10 10 10, så opretter vi den sammen.",
  },
  play: async (context) => {
    const dialog = await create(context);
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/^Ring til os på 70 10 10 10/);
  },
};

/** The text of each of the thirteen error codes, and of any other error (R8.16). */
export const EveryError: Story = {
  render: (_, { globals }) => {
    const t = islandTranslator(dialogMessages(globals["locale"]));
    return (
      <Stack>
        {PASSKEY_ERROR_CODES.map((code) => (
          <Notice key={code} title={code}>
            {registrationErrorText(new PasskeyError(code, ""), t)}
          </Notice>
        ))}
        <Notice title="…">{registrationErrorText(new Error("odd"), t)}</Notice>
      </Stack>
    );
  },
};
