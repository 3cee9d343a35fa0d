import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Feedback/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Portraits: Story = { args: { shape: "portrait", count: 8, label: "Henter spil …" } };
export const Plates: Story = { args: { shape: "plate", count: 3, label: "Henter spil …" } };
export const Rows: Story = { args: { shape: "line", count: 4, label: "Henter vindere …" } };
export const Text: Story = { args: { shape: "text", count: 4, label: "Henter tekst …" } };
export const Fields: Story = { args: { shape: "field", count: 3, label: "Henter dine oplysninger …" } };
