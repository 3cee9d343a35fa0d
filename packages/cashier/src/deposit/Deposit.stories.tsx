import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { asDepositor, depositOf, optionsOf, refusedWith, STORY_NOW } from "../../testing/index.ts";
import { DEPOSIT_ARGS, fillDeposit, seen, StoryDeposit } from "../../testing/StoryDeposit.tsx";

/** The deposit over any page, in the states that it can be in (domain: Money). */
const meta = {
  title: "Cashier/Deposit",
  component: StoryDeposit,
  args: DEPOSIT_ARGS,
} satisfies Meta<typeof StoryDeposit>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The amount is empty and none is suggested; limits and the result of 30 days stand beside it. */
export const Form: Story = {
  beforeEach: asDepositor(),
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole("textbox", { name: /Beløb/ });
    await expect(amount).toHaveValue("");
    await expect(amount).toHaveAttribute("inputmode", "decimal");
    const result = getComputedStyle(canvas.getByText(/-1\.250,00/));
    await expect(result.fontSize).toBe(getComputedStyle(amount).fontSize);
    await seen(canvas.getByText("750,00 kr."));
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
};

export const NoLimitSet: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor({ options: { limits: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Sæt dine grænser" })).toHaveAttribute(
      "href",
      "/konto/indbetalingsloft",
    );
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** What is left, until when, and when the amount fits; what was typed stays. */
export const OverLimit: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor({
    created: () =>
      refusedWith(422, "over-limit", {
        period: "day",
        leftOre: 75_000,
        until: "2026-11-23T19:20:00Z",
        fitsAt: "2026-11-24T08:05:00Z",
      }),
  }),
  play: async (context) => {
    await fillDeposit(context, "900");
    const alert = await context.canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(
      /750,00 kr\. nu\. Der er plads til hele beløbet i morgen kl\. 09:05/,
    );
    await expect(context.canvas.getByRole("textbox", { name: /Beløb/ })).toHaveValue("900");
  },
};

export const UnderTheMethodsLimit: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor(),
  play: async (context) => {
    await fillDeposit(context, "10");
    await expect(context.canvas.getByRole("textbox", { name: /Beløb/ })).toBeInvalid();
    await seen(context.canvas.getByText(/mindst 50,00 kr\./));
  },
};

export const OverTheMethodsLimit: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor(),
  play: async (context) => {
    await fillDeposit(context, "30.000");
    await seen(context.canvas.getByText(/højst indbetale 20\.000,00 kr\. ad gangen/));
  },
};

export const TemporaryCap: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor({
    options: { temporaryLeftOre: 120_000 },
    created: () => refusedWith(422, "over-temporary-cap", { leftOre: 120_000 }),
  }),
  play: async (context) => {
    await fillDeposit(context, "1.300");
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(/1\.200,00 kr\. mere/);
    await seen(context.canvas.getByRole("link", { name: "Bekræft din identitet" }));
  },
};

const redirect = depositOf({ next: { kind: "redirect", url: "https://checkout.example.com/pay/1" } });

/** The page leaves by script, and a plain link does the same. */
export const Redirecting: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor({ created: () => Response.json(redirect, { status: 201 }), deposit: redirect }),
  play: async (context) => {
    await fillDeposit(context, "400");
    const link = await context.canvas.findByRole("link", { name: "Gå til betalingen" });
    await expect(link).toHaveAttribute("href", "https://checkout.example.com/pay/1");
    await expect(context.args.leave).toHaveBeenCalledWith("https://checkout.example.com/pay/1");
  },
};

const wait = depositOf({ method: "mobilepay", next: { kind: "wait" } });
export const WaitingForTheApp: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor({ created: () => Response.json(wait, { status: 201 }), deposit: wait }),
  play: async (context) => {
    await fillDeposit(context, "400");
    await seen(await context.canvas.findByRole("heading", { name: "Godkend i din app" }));
  },
};

/** The same deposit is under way: none is begun unless the player asks for a second one. */
export const DuplicatePrevented: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor({
    created: () => refusedWith(409, "similar-deposit-open", { txId: depositOf().txId }),
  }),
  play: async (context) => {
    await fillDeposit(context, "400");
    const { canvas, userEvent } = context;
    await seen(await canvas.findByRole("button", { name: /Indbetal 400,00\skr\. én gang til/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Ret beløbet" }));
    await expect(canvas.getByRole("textbox", { name: /Beløb/ })).toHaveValue("400");
  },
};

/** A provider that does not work is seen before it is chosen. */
export const ProviderDown: Story = {
  tags: ["every-brand"],
  beforeEach: asDepositor({
    options: {
      methods: optionsOf().methods.map((method) => ({
        ...method,
        health: method.method === "card" ? "down" : method.method === "mobilepay" ? "slow" : "up",
      })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /Dankort/ })).toBeDisabled();
    await seen(canvas.getByText(/svarer langsomt/));
  },
};

export const EveryProviderDown: Story = {
  beforeEach: asDepositor({
    options: { methods: optionsOf().methods.map((method) => ({ ...method, health: "down" })) },
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/Ingen af betalingsmåderne virker/));
  },
};

/** The network is lost while the deposit is sent: the same key goes out again, and nothing typed is lost. */
export const NetworkLost: Story = {
  beforeEach: asDepositor({ created: () => Promise.reject(new TypeError("lost")) }),
  play: async (context) => {
    await fillDeposit(context, "400");
    await seen(await context.canvas.findByText(/nåede ikke at blive bekræftet/));
    await expect(context.canvas.getByRole("textbox", { name: /Beløb/ })).toHaveValue("400");
    await waitFor(() => expect(sessionStorage.getItem("deposit-request")).toContain("40000"));
  },
};

export const OneUnderWay: Story = {
  beforeEach: asDepositor({ options: { open: depositOf() } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Se indbetalingen" }));
    await seen(await canvas.findByRole("heading", { name: "Din indbetaling er på vej" }));
  },
};

export const Closed: Story = {
  beforeEach: asDepositor({ options: () => refusedWith(403, "restricted") }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("Du kan ikke indbetale lige nu"));
  },
};

export const LoadFails: Story = {
  beforeEach: asDepositor({ options: () => refusedWith(503, "unavailable") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Der er ikke trukket noget");
  },
};

export const Winning: Story = {
  beforeEach: asDepositor({ options: { netResultOre: 84_050, serverTime: STORY_NOW } }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/\+840,50/));
  },
};

export const OnAPhone: Story = { ...Form, globals: { viewport: { value: "phone", isRotated: false } } };
