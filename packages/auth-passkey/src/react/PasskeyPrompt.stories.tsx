import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { answering, dialogMessages, registrationParts } from "../../testing/storyParts.ts";
import { PasskeyPrompt } from "./PasskeyPrompt.tsx";

interface Shown {
  readonly isLoggedIn: boolean;
  readonly answeredBefore: boolean;
}

const inDanish = () => Promise.resolve(dialogMessages("da"));

/** A page of a player. The story sets the browser's answer about its authenticator first. */
function Page({ isLoggedIn, answeredBefore }: Shown) {
  const [parts] = useState(() => {
    const made = registrationParts(answering.made);
    if (answeredBefore) made.status.set("denied");
    return made;
  });
  return (
    <>
      <p>{isLoggedIn ? "Mette" : "…"}</p>
      <PasskeyPrompt
        {...parts}
        isLoggedIn={isLoggedIn}
        isEnabled
        renderConfirmation={() => null}
        loadMessages={inDanish}
      />
    </>
  );
}

/** The question that the site asks by itself (R4.15). */
const meta = {
  title: "Passkeys/Prompt",
  args: { isLoggedIn: true, answeredBefore: false },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    const asked = PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable;
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => Promise.resolve(true);
    return () => {
      PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = asked;
    };
  },
} satisfies Meta<Shown>;
export default meta;

type Story = StoryObj<Shown>;

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Ikke nu" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

const isNotAsked: Story["play"] = async ({ canvas }) => {
  // Time to check the browser and to load the dialog's code and messages.
  await Promise.all([
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    import("./PasskeyOffer.tsx"),
  ]);
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await expect(canvas.queryByRole("dialog")).toBeNull();
};

export const NotAskedOfGuests: Story = { args: { isLoggedIn: false }, play: isNotAsked };
export const NotAskedTwice: Story = { args: { answeredBefore: true }, play: isNotAsked };
