import type { Meta, StoryObj } from "@storybook/react-vite";
import { passwordStrength } from "@spilhus/contracts/validation";
import { expect } from "storybook/test";
import { Stack } from "../layout/Layout.tsx";
import { PasswordMeter, type PasswordMeterProps } from "./PasswordMeter.tsx";

/** A new password's strength, in words, steps and rules. */
const meta = { title: "Forms/Password strength", component: PasswordMeter } satisfies Meta<
  typeof PasswordMeter
>;
export default meta;

type Story = StoryObj<typeof meta>;

const texts = {
  label: "Adgangskodens styrke",
  levels: {
    none: "Ikke skrevet endnu",
    weak: "Svag",
    fair: "Rimelig",
    good: "God",
    strong: "Stærk",
  },
  parts: {
    length: "Mindst 8 tegn",
    digit: "Et tal",
    uppercase: "Et stort bogstav",
    lowercase: "Et lille bogstav",
  },
  metLabel: "Opfyldt",
  missingLabel: "Mangler",
} satisfies Omit<PasswordMeterProps, "strength">;

export const EveryLevel: Story = {
  args: { ...texts, strength: passwordStrength("") },
  render: () => (
    <Stack gap={6}>
      {["", "hest", "Solskin42", "Solskin42Fregne", "Solskin42FregneTaarnUgle"].map((password) => (
        <PasswordMeter key={password} {...texts} strength={passwordStrength(password)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole("status").map((level) => level.textContent);
    await expect(said).toEqual(["Ikke skrevet endnu", "Svag", "Rimelig", "God", "Stærk"]);
  },
};
