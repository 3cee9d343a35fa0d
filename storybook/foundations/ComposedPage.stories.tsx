import type { Meta, StoryObj } from "@storybook/react-vite";
import { themeOf } from "../brand-themes/themes.ts";
import { ComposedPage } from "./ComposedPage.tsx";

const meta = {
  title: "Foundations/Composed page",
  parameters: { layout: "fullscreen" },
  tags: ["visual"],
} satisfies Meta;
export default meta;

export const FrontPage: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <ComposedPage theme={themeOf(globals["brand"])} locale={String(globals["locale"])} />
  ),
};
