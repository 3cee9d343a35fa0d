import type { Meta, StoryObj } from "@storybook/react-vite";
import { saveCode } from "@spilhus/sign-in/kept-code";
import { expect, fn, waitFor } from "storybook/test";
import { acceptedBonus, asDepositor, refusedWith } from "../../testing/index.ts";
import { DEPOSIT_ARGS, fillDeposit, seen, StoryDeposit } from "../../testing/StoryDeposit.tsx";

/** What the deposit says of offers and bonuses. */
const meta = {
  title: "Cashier/Deposit with a bonus",
  component: StoryDeposit,
  args: DEPOSIT_ARGS,
} satisfies Meta<typeof StoryDeposit>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The player has accepted an offer: it is named with what it gives and costs, and the amount stays empty (R2.39). */
export const BringsABonus: Story = {
  beforeEach: asDepositor({ bonuses: [acceptedBonus()] }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("Indbetalingen giver en bonus: Efterårsbonus"));
    await seen(canvas.getByText(/mindst 50,00.kr\., får .* op til 200,00.kr\. i alt/));
    await seen(canvas.getByText(/5 gange indbetaling og bonus.*200,00.kr\. koster.*ca\. 80,00.kr\./));
    await expect(canvas.getByRole("link", { name: "Se vilkårene, eller fortryd dit ja" })).toHaveAttribute(
      "href",
      "/konto/mine-bonusser",
    );
    await expect(canvas.getByRole("textbox", { name: /Beløb/ })).toHaveValue("");
  },
};

const sent = fn();
/** A deposit that is large enough names the offer; the service then brings its bonus or says why not (R2.39). */
export const SentForTheBonus: Story = {
  beforeEach: () => {
    sent.mockReset();
    const end = asDepositor({
      bonuses: [acceptedBonus()],
      created: (call) => {
        sent(JSON.parse(String(call?.body)));
        return refusedWith(422, "over-temporary-cap", { leftOre: 100 });
      },
    })();
    return end;
  },
  play: async (context) => {
    const { id, termsVersion } = acceptedBonus().offer;
    await seen(await context.canvas.findByText("Indbetalingen giver en bonus: Efterårsbonus"));
    await fillDeposit(context, "400");
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        amountOre: 40_000,
        method: "card",
        offer: { id, termsVersion },
      }),
    );
  },
};

/** A code of this tab is mentioned, and used by nothing but the player (R2.39). */
export const BonusCodeIsKept: Story = {
  beforeEach: () => {
    saveCode("EFTERAAR");
    const end = asDepositor()();
    return () => {
      saveCode(undefined);
      end();
    };
  },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("Du har bonuskoden EFTERAAR, og den er ikke brugt"));
    await expect(canvas.getByRole("link", { name: "Se, hvad koden giver og koster" })).toHaveAttribute(
      "href",
      "/konto/mine-bonusser",
    );
  },
};

/** A deposit does not fail because its player's bonuses cannot be read. */
export const BonusesNotRead: Story = {
  beforeEach: asDepositor({ bonuses: () => refusedWith(503, "unavailable") }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole("textbox", { name: /Beløb/ }));
    await expect(canvas.queryByText(/Indbetalingen giver en bonus/)).toBeNull();
  },
};
