import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack, TextField } from "@spilhus/ui";
import { expect, waitFor } from "storybook/test";
import { ASSERTION, dismissal } from "../../testing/ceremonies.ts";
import { answering, politeAnnouncement, signInMessages, signInWith } from "../../testing/storyParts.ts";
import type { Ceremonies } from "../ceremony/ceremonies.ts";
import { PasskeySignInButton } from "./PasskeySignInButton.tsx";
import { usePasskeyAutofill } from "./usePasskeyAutofill.ts";

interface Shown {
  readonly device: Partial<Ceremonies>;
  readonly verify?: () => Promise<unknown>;
  readonly autofill?: boolean;
}

/** The sign-in button, with a field for autofill if the story has one. */
function SignIn({ device, verify, autofill = false, locale }: Shown & { readonly locale: unknown }) {
  const [signIn] = useState(() => signInWith(device, verify));
  usePasskeyAutofill(signIn, autofill);
  return (
    <Stack>
      {autofill && (
        <TextField id="mail" name="mail" label="E-mail" type="email" autoComplete="username webauthn" />
      )}
      <PasskeySignInButton signIn={signIn} messages={signInMessages(locale)} mitIdAddress="#mitid" />
    </Stack>
  );
}

const meta = {
  title: "Passkeys/Sign-in",
  args: { device: answering.made },
  render: (args, { globals }) => <SignIn {...args} locale={globals["locale"]} />,
} satisfies Meta<Shown>;
export default meta;

type Story = StoryObj<Shown>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const refused = (reason: string) => () => Promise.reject(Object.assign(new Error(reason), { reason }));

async function press({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole("button", { name: "Log ind med adgangsnøgle" }));
}

async function failsInDefaultWords(context: Context) {
  await press(context);
  await expect(await context.canvas.findByRole("alert")).toHaveTextContent("Du kunne ikke logges ind");
  await expect(context.canvas.getByRole("button", { name: "Log ind med adgangsnøgle" })).toHaveFocus();
}

export const Ready: Story = {};

export const Pending: Story = {
  args: { device: answering.never },
  play: async (context) => {
    await press(context);
    const button = await context.canvas.findByRole("button", { name: "Følg anvisningen på din enhed" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

export const SignedIn: Story = {
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole("button", { name: "Du er logget ind" })).toHaveFocus();
    await expect(politeAnnouncement(context.canvasElement)).toHaveTextContent("Du er logget ind");
  },
};

export const Dismissed: Story = {
  args: { device: answering.with(dismissal()) },
  play: async (context) => {
    await press(context);
    const { canvas } = context;
    await waitFor(() =>
      expect(politeAnnouncement(context.canvasElement)).toHaveTextContent("Du afbrød, eller tiden løb ud."),
    );
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Log ind med adgangsnøgle" })).toHaveFocus();
  },
};

export const NewDevice: Story = {
  tags: ["visual"],
  args: { device: answering.made, verify: refused("mitid-needed") },
  play: async (context) => {
    await press(context);
    const way = await context.canvas.findByRole("link", { name: "Log på med MitID" });
    await expect(way).toHaveAttribute("href", "#mitid");
    await expect(politeAnnouncement(context.canvasElement)).toHaveTextContent(
      "Vi kender ikke denne enhed endnu",
    );
    await expect(context.canvas.queryByRole("alert")).toBeNull();
  },
};

/** R8.15: a missing answer and a failed verification have the default text, and no spinner remains. */
export const Refused: Story = {
  tags: ["visual"],
  args: { device: answering.made, verify: refused("sign-in-refused") },
  play: failsInDefaultWords,
};

export const NoAnswer: Story = {
  args: { device: answering.withKind("not-completed") },
  play: failsInDefaultWords,
};

export const WrongAddress: Story = {
  args: { device: answering.withKind("invalid-domain") },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("virker ikke på denne adresse");
  },
};

/** Chosen from the browser's autofill list, without a press of the button. */
export const ByAutofill: Story = {
  args: {
    autofill: true,
    device: {
      signChallenge: (_, { autofill }) => (autofill ? Promise.resolve(ASSERTION) : new Promise(() => {})),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Du er logget ind" })).toBeVisible();
  },
};
