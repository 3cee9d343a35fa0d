import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ComposedPage, type ComposedBrand } from "../../fixtures/ComposedPage.tsx";
import { DemoAccount } from "../../fixtures/DemoAccount.tsx";
import { componentStyles } from "./componentStyles.ts";
import { LAYERS } from "./layers.ts";
import { layersCss } from "./styleSheets.ts";

/** Proves that the order of components within a layer does not matter. */
const meta = {
  title: "Foundations/Layer order",
  tags: ["every-brand"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;

/** The computed values of the properties for every element and its two pseudo-elements, one text for each. */
function looks(root: HTMLElement, properties: readonly string[]): string[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    [null, "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return "";
      const values = properties.map((property) => `${property}:${style.getPropertyValue(property)}`);
      return `${element.tagName}.${element.getAttribute("class")}${part ?? ""} ${values.join(";")}`;
    }),
  );
}

/** The properties that a style sheet sets. */
const propertiesOf = (text: string) => [
  ...new Set(
    [...text.matchAll(/[{;]([a-z-]+):/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !name.startsWith("--")),
  ),
];

export const AnyOrder: StoryObj<typeof meta> = {
  render: (_, { globals, loaded }) => (
    <>
      {/* Storybook's own loader (`storybook/.storybook/preview.tsx`) puts the toolbar's brand there. */}
      <ComposedPage theme={loaded["brand"] as ComposedBrand} locale={String(globals["locale"])} />
      <DemoAccount />
    </>
  ),
  play: async ({ canvasElement }) => {
    const sheet = document.querySelector('style[data-href="components"]');
    if (!sheet) throw new Error("The page has no sheet of the components.");
    const original = sheet.textContent;
    const properties = propertiesOf(original);
    const look = () => looks(canvasElement, properties);
    const before = look();
    await expect(before.length).toBeGreaterThan(1_000);
    try {
      sheet.textContent = layersCss(LAYERS, componentStyles.toReversed());
      const after = look();
      await expect(before.filter((text, index) => text !== after[index])).toEqual([]);
      // The comparison notices when rules are missing.
      sheet.textContent = layersCss(
        LAYERS,
        componentStyles.filter(({ layer }) => layer !== "parts"),
      );
      await expect(look()).not.toEqual(before);
    } finally {
      sheet.textContent = original;
    }
  },
};
