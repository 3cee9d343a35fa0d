import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = { title: "Feedback/Empty", component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoGames: Story = {
  args: {
    title: "Ingen spil passer",
    text: "Prøv med færre filtre, eller søg på en udvikler.",
    actions: <ButtonLink href="#nulstil">Nulstil filtre</ButtonLink>,
  },
};
