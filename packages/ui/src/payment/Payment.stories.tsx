import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { MoneyField } from "../field/MoneyField.tsx";
import { Figures } from "./Figures.tsx";
import { PaymentOutcome } from "./PaymentOutcome.tsx";
import { PaymentAside, PaymentPanel } from "./PaymentPanel.tsx";
import { RoomList } from "./RoomList.tsx";

/** Moving money: the column with its large amounts, what the limits leave, and where a payment stands. */
const meta = {
  title: "Account/Payment",
  component: PaymentPanel,
  subcomponents: { Figures, PaymentAside, PaymentOutcome, RoomList },
} satisfies Meta<typeof PaymentPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const rooms = [
  {
    id: "day",
    label: "24 timer",
    leftText: "750,00 kr.",
    note: "af 1.000,00 kr. Mere igen i dag kl. 14:05.",
  },
  { id: "week", label: "7 dage", leftText: "0,00 kr.", note: "af 2.000,00 kr." },
];

export const Column: Story = {
  args: {
    children: (
      <>
        <MoneyField id="amount" name="amount" label="Beløb" unit="kr." defaultValue="250" />
        <PaymentAside>
          <Figures
            figures={[
              {
                id: "net",
                label: "Dit resultat de seneste 30 dage",
                text: "−1.250,00 kr.",
                note: "Gevinster minus indsatser",
              },
            ]}
          />
          <RoomList id="rooms" title="Så meget har du tilbage at indbetale for" rooms={rooms} />
        </PaymentAside>
      </>
    ),
  },
  play: async ({ canvas }) => {
    // The result stands as large as the amount.
    const amount = getComputedStyle(canvas.getByRole("textbox", { name: "Beløb" })).fontSize;
    await expect(getComputedStyle(canvas.getByText("−1.250,00 kr.")).fontSize).toBe(amount);
  },
};

/** A figure of several words wraps where it is wider than its place (WCAG 2.2 1.4.10). */
export const FigureOfWords: Story = {
  args: {
    children: (
      <div style={{ inlineSize: "14rem" }}>
        <Figures figures={[{ id: "gain", label: "You get", text: "up to DKK\u00a0300.00 as a bonus" }]} />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const figure = canvas.getByText(/as a bonus/);
    const place = figure.closest("dl")?.parentElement?.getBoundingClientRect();
    await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(place?.right ?? 0);
  },
};
export const OnAPhone: Story = { ...Column, globals: { viewport: { value: "phone", isRotated: false } } };

const facts = [
  { id: "amount", term: "Beløb", value: "400,00 kr." },
  { id: "reference", term: "Reference", value: "a1B2c3D4e5F6g7H8i9J0kL" },
];
export const Done: Story = {
  args: { children: undefined },
  render: () => (
    <PaymentOutcome
      id="done"
      tone="done"
      isFinal
      title="400,00 kr. er sat ind"
      facts={facts}
      actions={<Button kind="secondary">Luk</Button>}
    >
      <p>Pengene står på din spilkonto.</p>
    </PaymentOutcome>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("400,00 kr. er sat ind");
  },
};
export const Waiting: Story = {
  args: { children: undefined },
  render: () => (
    <PaymentOutcome id="waiting" tone="waiting" title="Din indbetaling er på vej" facts={facts}>
      <p>Vi venter på svar fra betalingstjenesten. Du kan roligt lukke siden.</p>
    </PaymentOutcome>
  ),
};
export const Stopped: Story = {
  args: { children: undefined },
  render: () => (
    <PaymentOutcome
      id="stopped"
      tone="stopped"
      isFinal
      title="Betalingen blev afvist"
      facts={facts}
      actions={<Button>Prøv igen</Button>}
    >
      <p>Din bank eller betalingstjeneste sagde nej. Der er ikke trukket noget.</p>
    </PaymentOutcome>
  ),
};
