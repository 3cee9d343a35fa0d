import type { Meta, StoryObj } from "@storybook/react-vite";
import { ComposedPage, type ComposedBrand } from "../../fixtures/ComposedPage.tsx";

/** A whole front page in the compositions the brand chose. Switch the brand: greyscale should still tell them apart. */
const meta = {
  title: "Pages/Composed page",
  parameters: { layout: "fullscreen" },
  tags: ["visual", "every-brand"],
} satisfies Meta;
export default meta;

export const FrontPage: StoryObj<typeof meta> = {
  render: (_, { globals, loaded }) => (
    // Storybook's own loader (`storybook/.storybook/preview.tsx`) puts the toolbar's brand there.
    <ComposedPage theme={loaded["brand"] as ComposedBrand} locale={String(globals["locale"])} />
  ),
};
