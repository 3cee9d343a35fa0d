import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LimitBar } from "../limit-bar/LimitBar.tsx";
import { Overview, OverviewCard } from "./Overview.tsx";

/** A player's account at a glance. */
const meta = {
  title: "Account/Overview",
  component: Overview,
  subcomponents: { OverviewCard },
} satisfies Meta<typeof Overview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtAGlance: Story = {
  args: {
    children: (
      <>
        <OverviewCard
          id="cash"
          title="Til rådighed"
          figure="1.234,50 kr."
          more={{ href: "#bevaegelser", label: "Se alle bevægelser" }}
        >
          <p>Bonus: 50,00 kr.</p>
        </OverviewCard>
        <OverviewCard
          id="time"
          title="Tid i dag"
          figure="1 t. 12 min."
          more={{ href: "#mentor", label: "Se dine tal" }}
        />
        <OverviewCard
          id="limits"
          title="Så meget kan du endnu indbetale"
          wide
          more={{ href: "#graenser", label: "Se dine grænser" }}
        >
          <LimitBar
            label="7 dage"
            text="200,00 kr. tilbage af 1.000,00 kr."
            usedOre={80_000}
            limitOre={100_000}
          />
        </OverviewCard>
        <OverviewCard id="waiting" title="Kommer om lidt" hasFigure />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Til rådighed" })).toHaveTextContent("1.234,50 kr.");
  },
};
export const OnAPhone: Story = { ...AtAGlance, globals: { viewport: { value: "phone", isRotated: false } } };
