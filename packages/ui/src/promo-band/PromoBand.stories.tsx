import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoArt } from "../../fixtures/demoArt.ts";
import { ButtonLink } from "../button/Button.tsx";
import { PromoBand } from "./PromoBand.tsx";

const meta = { title: "Editorial/Promo band", component: PromoBand, tags: ["visual"] } satisfies Meta<
  typeof PromoBand
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTerms: Story = {
  args: {
    title: "200 kr. til de første spil",
    text: "Indbetal 200 kr., og få 200 kr. oveni.",
    actions: <ButtonLink href="#bonus">Se tilbuddet</ButtonLink>,
    terms: "Gennemspilskrav 10 × (indbetaling + bonus) = 4.000 kr. inden 60 dage. Kun nye kunder. 18+",
    picture: demoArt("plate", 8),
  },
};

export const Plain: Story = { args: { title: "Sæt din egen indbetalingsgrænse" } };
